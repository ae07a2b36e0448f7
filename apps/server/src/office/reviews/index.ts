import type { ActContext, StaffContext } from '../base/office-context.ts'
import { keepOne, leaveOne, nextItem } from '../queues/give-out.ts'
import { escalateItem, holdItem } from '../queues/set-aside.ts'
import { listReviews, readReview } from './read-reviews.ts'
import { reviewQueue } from './review-queue.ts'
import { settleReview } from './settle-reviews.ts'

type Item = { item: string }

/** What does the calls about registration reviews. */
export const reviewHandlers = {
  listReviews,
  readReview,
  settleReview,
  nextReview: (asking: StaffContext, input: { after?: string | undefined }) => nextItem(asking, reviewQueue, input),
  keepReview: (asking: StaffContext, input: Item) => keepOne(asking, reviewQueue, input),
  leaveReview: (asking: StaffContext, input: Item) => leaveOne(asking, reviewQueue, input),
  holdReview: (asking: ActContext, input: Item & { until: string }) => holdItem(asking, reviewQueue, input),
  escalateReview: (asking: ActContext, input: Item) => escalateItem(asking, reviewQueue, input),
}
