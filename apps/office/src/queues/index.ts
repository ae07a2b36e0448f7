export { QueueNotices, QueueTags } from './QueueStanding.tsx'
export { SetAside } from './SetAside.tsx'
export { type QueueCalls, useKept, useNext } from './use-queue-item.ts'
