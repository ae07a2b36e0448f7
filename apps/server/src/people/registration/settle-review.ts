import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { writeReviewSettled } from './review.sql.ts'

/** Decides a review by an operator's word; returns false if it is not open. */
export async function settleReview({ db, clock }: House, id: bigint, decision: 'different' | 'same', actor: Actor): Promise<boolean> {
  const at = clock.now()
  return db.transaction(async (tx) => {
    if (!(await writeReviewSettled(tx, id, decision, actor, at))) return false
    await writeAudit(tx, { at, actor, action: 'review.settle', subject: `review:${id}`, details: { decision } })
    return true
  })
}
