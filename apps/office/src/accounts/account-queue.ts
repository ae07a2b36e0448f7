import type { QueueCalls } from '../queues/index.ts'

/** The queue of payment accounts. */
export const accountQueue = {
  next: 'POST /office/accounts/next',
  keep: 'POST /office/accounts/keep',
  leave: 'POST /office/accounts/leave',
  hold: 'POST /office/accounts/hold',
  escalate: 'POST /office/accounts/escalate',
  href: '/queues/accounts',
} as const satisfies QueueCalls
