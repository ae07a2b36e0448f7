export { measureQueues } from './measure-queues.ts'
