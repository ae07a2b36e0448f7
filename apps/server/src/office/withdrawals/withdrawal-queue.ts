import type { House } from '../../base/house.ts'
import { payoutHoursAhead } from '../../play/loyalty/index.ts'
import type { QueueKind } from '../queues/queue-kind.ts'
import { pendingWithdrawals, type PendingWithdrawal } from './withdrawal-queue.sql.ts'

/** The queue of withdrawals. Levels of the loyalty programme go ahead by the hours that they promise. */
export const withdrawalQueue = (house: Pick<House, 'settings'>): QueueKind<PendingWithdrawal> => ({
  ...pendingWithdrawals(payoutHoursAhead(house)),
  reads: 'withdrawals.read',
  decides: 'withdrawals.reject',
  leads: 'withdrawals.lead',
  moneyOf: ({ amount, currency }) => ({ amount, currency }),
})
