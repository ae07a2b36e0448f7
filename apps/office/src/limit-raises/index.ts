export { limitRaiseQueue } from './limit-raise-queue.ts'
