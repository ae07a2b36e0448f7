import type { QueueKind } from '../queues/queue-kind.ts'
import { limitRaisesInReview, type LimitInReview } from './limit-raise-queue.sql.ts'

/** The queue of raised limits. */
export const limitRaiseQueue: QueueKind<LimitInReview> = { ...limitRaisesInReview, reads: 'limits.read', decides: 'limits.raise' }
