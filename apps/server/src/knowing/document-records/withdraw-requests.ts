import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Decider } from '../../base/decider.ts'
import type { House } from '../../base/house.ts'
import { endRequests } from './document-request.sql.ts'

/** Stops asking a player for these types, by an operator's decision. Returns false if none was asked for. */
export const withdrawRequests = (
  house: House,
  owner: { shard: number; player: bigint },
  types: readonly string[],
  { actor, reason }: Decider,
): Promise<boolean> =>
  house.db.transaction(async (tx) => {
    const at = house.clock.now()
    if ((await endRequests(tx, owner, types, at)) === 0) return false
    const subject = `player:${owner.player}`
    await writeAudit(tx, { at, actor, action: 'document.withdraw-request', subject, details: { types }, reason: { words: reason, house } })
    return true
  })
