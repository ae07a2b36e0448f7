import type { QueueCalls } from '../queues/index.ts'

/** The queue of debts of players. */
export const debtQueue = {
  next: 'POST /office/debts/next',
  keep: 'POST /office/debts/keep',
  leave: 'POST /office/debts/leave',
  hold: 'POST /office/debts/hold',
  escalate: 'POST /office/debts/escalate',
  href: '/queues/debts',
} as const satisfies QueueCalls
