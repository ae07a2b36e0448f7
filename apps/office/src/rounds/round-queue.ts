import type { QueueCalls } from '../queues/index.ts'

/** The queue of rounds that hang. */
export const roundQueue = {
  next: 'POST /office/rounds/next',
  keep: 'POST /office/rounds/keep',
  leave: 'POST /office/rounds/leave',
  hold: 'POST /office/rounds/hold',
  escalate: 'POST /office/rounds/escalate',
  href: '/queues/rounds',
} as const satisfies QueueCalls
