import type { QueueCalls } from '../queues/index.ts'

/** The queue of withdrawals. */
export const withdrawalQueue = {
  next: 'POST /office/withdrawals/next',
  keep: 'POST /office/withdrawals/keep',
  leave: 'POST /office/withdrawals/leave',
  href: '/queues/withdrawals',
} as const satisfies QueueCalls
