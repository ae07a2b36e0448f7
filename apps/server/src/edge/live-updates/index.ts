export { mountEventStream } from './mount-event-stream.ts'
