export { returnQueue } from './return-queue.ts'
