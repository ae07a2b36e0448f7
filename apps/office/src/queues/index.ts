export { Outcome } from './Outcome.tsx'
export { QueueList, usePart } from './QueueList.tsx'
export { QueuePage, QueueWaiting } from './QueuePage.tsx'
export { type QueueCalls, useNext } from './use-queue-item.ts'
