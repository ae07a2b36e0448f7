import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Decider } from '../../base/decider.ts'
import type { House } from '../../base/house.ts'
import { decideDocument } from './decide-document.ts'

type Judged = { document: string; status: 'approved' | 'rejected' }

/**
 * Approves or rejects a player's document by an operator's decision; the player reads the reason of a rejection.
 * Returns false if there is no such document.
 */
export async function judgeDocument(
  house: House,
  owner: { shard: number; player: bigint },
  { document, status }: Judged,
  { actor, reason }: Decider,
): Promise<boolean> {
  const at = house.clock.now()
  const known = await house.db.transaction(async (tx) => {
    if (!(await decideDocument(tx, owner, document, { status, reason, at }))) return false
    const action = status === 'approved' ? 'document.approve' : 'document.reject'
    await writeAudit(tx, { at, actor, action, subject: `player:${owner.player}`, details: { document }, reason: { words: reason, house } })
    return true
  })
  if (known) house.tell(owner.player, { about: 'limits' })
  return known
}
