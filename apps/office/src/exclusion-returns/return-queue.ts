import type { QueueCalls } from '../queues/index.ts'

/** The queue of requests to play again. */
export const returnQueue = {
  next: 'POST /office/exclusion-returns/next',
  keep: 'POST /office/exclusion-returns/keep',
  leave: 'POST /office/exclusion-returns/leave',
  hold: 'POST /office/exclusion-returns/hold',
  escalate: 'POST /office/exclusion-returns/escalate',
  href: '/queues/exclusion-returns',
} as const satisfies QueueCalls
