export { takeNotice } from './take-notice.ts'
