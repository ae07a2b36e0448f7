import type { QueueKind } from '../queues/queue-kind.ts'
import { openReviews, type OpenReview } from './review-queue.sql.ts'

/** The queue of registration reviews. */
export const reviewQueue: QueueKind<OpenReview> = { ...openReviews, reads: 'reviews.decide', decides: 'reviews.decide' }
