import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Decider } from '../../base/decider.ts'
import type { House } from '../../base/house.ts'
import { writeRequest } from './document-request.sql.ts'

/** Asks a player for documents of these types by an operator's decision. A type already requested is left unchanged. */
export async function requestDocuments(
  house: House,
  owner: { shard: number; player: bigint },
  types: readonly string[],
  { actor, reason }: Decider,
): Promise<void> {
  const at = house.clock.now()
  await house.db.transaction(async (tx) => {
    for (const type of types) await writeRequest(tx, owner, { type, since: at }, reason)
    const subject = `player:${owner.player}`
    await writeAudit(tx, { at, actor, action: 'document.request', subject, details: { types }, reason: { words: reason, house } })
  })
}
