import type { QueueCalls } from '../queues/index.ts'

/** The queue of games whose return lies outside of its band. */
export const returnAlarmQueue = {
  next: 'POST /office/return-alarms/next',
  keep: 'POST /office/return-alarms/keep',
  leave: 'POST /office/return-alarms/leave',
  hold: 'POST /office/return-alarms/hold',
  escalate: 'POST /office/return-alarms/escalate',
  href: '/queues/return-alarms',
} as const satisfies QueueCalls
