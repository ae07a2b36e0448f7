export { roundQueue } from './round-queue.ts'
