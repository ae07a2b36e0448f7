import type { QueueCalls } from '../queues/index.ts'

/** The queue of documents. */
export const documentQueue = {
  next: 'POST /office/documents/next',
  keep: 'POST /office/documents/keep',
  leave: 'POST /office/documents/leave',
  hold: 'POST /office/documents/hold',
  escalate: 'POST /office/documents/escalate',
  href: '/queues/documents',
} as const satisfies QueueCalls
