import type { QueueCalls } from '../queues/index.ts'

/** The queue of raised limits. */
export const limitRaiseQueue = {
  next: 'POST /office/limit-raises/next',
  keep: 'POST /office/limit-raises/keep',
  leave: 'POST /office/limit-raises/leave',
  hold: 'POST /office/limit-raises/hold',
  escalate: 'POST /office/limit-raises/escalate',
  href: '/queues/limit-raises',
} as const satisfies QueueCalls
