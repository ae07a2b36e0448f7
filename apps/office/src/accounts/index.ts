export { accountQueue } from './account-queue.ts'
