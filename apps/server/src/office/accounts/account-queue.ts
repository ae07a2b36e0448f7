import type { QueueKind } from '../queues/queue-kind.ts'
import { accountsThatWait, type WaitingAccount } from './account-queue.sql.ts'

/** The queue of payment accounts. */
export const accountQueue: QueueKind<WaitingAccount> = { ...accountsThatWait, reads: 'accounts.decide', decides: 'accounts.decide' }
