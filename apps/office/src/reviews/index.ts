export { reviewQueue } from './review-queue.ts'
