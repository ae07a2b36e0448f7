import type { QueueKind } from '../queues/queue-kind.ts'
import { pendingWithdrawals, type PendingWithdrawal } from './withdrawal-queue.sql.ts'

/** The queue of withdrawals. */
export const withdrawalQueue: QueueKind<PendingWithdrawal> = {
  ...pendingWithdrawals,
  reads: 'withdrawals.read',
  decides: 'withdrawals.reject',
  leads: 'withdrawals.lead',
  moneyOf: ({ amount, currency }) => ({ amount, currency }),
}
