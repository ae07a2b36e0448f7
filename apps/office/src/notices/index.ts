export { noticeQueue } from './notice-queue.ts'
