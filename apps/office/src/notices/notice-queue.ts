import type { QueueCalls } from '../queues/index.ts'

/** The queue of notices that failed. */
export const noticeQueue = {
  next: 'POST /office/notices/next',
  keep: 'POST /office/notices/keep',
  leave: 'POST /office/notices/leave',
  hold: 'POST /office/notices/hold',
  escalate: 'POST /office/notices/escalate',
  href: '/queues/notices',
} as const satisfies QueueCalls
