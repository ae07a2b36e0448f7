import type { QueueKind } from '../queues/queue-kind.ts'
import { openReturns, type WaitingReturn } from './return-queue.sql.ts'

/** The queue of requests to play again. */
export const returnQueue: QueueKind<WaitingReturn> = { ...openReturns, reads: 'limits.read', decides: 'exclusions.end' }
