import type { QueueCalls } from '../queues/index.ts'

/** The queue of withdrawals. */
export const withdrawalQueue = {
  next: 'POST /office/withdrawals/next',
  keep: 'POST /office/withdrawals/keep',
  leave: 'POST /office/withdrawals/leave',
  hold: 'POST /office/withdrawals/hold',
  escalate: 'POST /office/withdrawals/escalate',
  href: '/queues/withdrawals',
} as const satisfies QueueCalls
