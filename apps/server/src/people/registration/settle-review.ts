import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { writeReviewSettled } from './review.sql.ts'

/** Decides a review by an operator's word; returns false if it is not open. */
export async function settleReview({ db, clock }: House, id: bigint, decision: 'different' | 'same'): Promise<boolean> {
  const at = clock.now()
  if (!(await writeReviewSettled(db, id, decision, 'command line', at))) return false
  await writeAudit(db, { at, actor: 'command line', action: 'review.settle', subject: `review:${id}`, details: { decision } })
  return true
}
