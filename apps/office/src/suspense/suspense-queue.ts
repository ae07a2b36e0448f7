import type { QueueCalls } from '../queues/index.ts'

/** The queue of money in suspense. */
export const suspenseQueue = {
  next: 'POST /office/suspense/next',
  keep: 'POST /office/suspense/keep',
  leave: 'POST /office/suspense/leave',
  hold: 'POST /office/suspense/hold',
  escalate: 'POST /office/suspense/escalate',
  href: '/queues/suspense',
} as const satisfies QueueCalls
