export { debtQueue } from './debt-queue.ts'
