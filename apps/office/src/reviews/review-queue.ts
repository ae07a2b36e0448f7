import type { QueueCalls } from '../queues/index.ts'

/** The queue of registration reviews. */
export const reviewQueue = {
  next: 'POST /office/reviews/next',
  keep: 'POST /office/reviews/keep',
  leave: 'POST /office/reviews/leave',
  hold: 'POST /office/reviews/hold',
  escalate: 'POST /office/reviews/escalate',
  href: '/queues/reviews',
} as const satisfies QueueCalls
