export { sessionTimeWorker } from './end-used-up-logins.ts'
