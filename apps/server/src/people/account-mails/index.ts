export { secondFactorMail } from './mails.ts'
