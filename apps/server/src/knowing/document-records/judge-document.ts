import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Decider } from '../../base/decider.ts'
import type { House } from '../../base/house.ts'
import { decideDocument } from './decide-document.ts'

/** `told`: what the player reads of a rejection, by its code; without it they read the reason. */
type Judged = { document: string; status: 'approved' | 'rejected'; told?: { code: string; text: string } }

/**
 * Approves or rejects a player's document by an operator's decision; the player reads why it was rejected. Returns false
 * if there is no such document.
 */
export async function judgeDocument(
  house: House,
  owner: { shard: number; player: bigint },
  { document, status, told }: Judged,
  { actor, reason }: Decider,
): Promise<boolean> {
  const at = house.clock.now()
  const known = await house.db.transaction(async (tx) => {
    if (!(await decideDocument(tx, owner, document, { status, reason: told?.text ?? reason, at }))) return false
    const action = status === 'approved' ? 'document.approve' : 'document.reject'
    const details = { document, ...(told ? { code: told.code } : {}) }
    await writeAudit(tx, { at, actor, action, subject: `player:${owner.player}`, details, reason: { words: reason, house } })
    return true
  })
  if (known) house.tell(owner.player, { about: 'limits' })
  return known
}
