import type { QueueKind } from '../queues/queue-kind.ts'
import { arrivalsThatWait, type WaitingArrival } from './suspense-queue.sql.ts'

/** The queue of money in suspense. */
export const suspenseQueue: QueueKind<WaitingArrival> = {
  ...arrivalsThatWait,
  reads: 'suspense.read',
  decides: 'suspense.credit',
  leads: 'suspense.return',
  moneyOf: ({ amount, currency }) => ({ amount, currency }),
}
