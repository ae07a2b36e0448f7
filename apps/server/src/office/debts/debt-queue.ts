import type { QueueKind } from '../queues/queue-kind.ts'
import { openDebts, type OpenDebt } from './debt-queue.sql.ts'

/** The queue of debts of players. */
export const debtQueue: QueueKind<OpenDebt> = {
  ...openDebts,
  reads: 'ledger.read',
  decides: 'debts.recover',
  leads: 'debts.writeOff',
  moneyOf: ({ amount, currency }) => ({ amount, currency }),
}
