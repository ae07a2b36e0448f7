export { suspenseQueue } from './suspense-queue.ts'
