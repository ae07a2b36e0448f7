import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Decider } from '../../base/decider.ts'
import type { House } from '../../base/house.ts'
import type { PlayerRow } from '../players/player.sql.ts'
import { readOpenSessions } from '../sessions/session.sql.ts'
import { endSessionsOf } from '../sessions/session.ts'

/** Ends every session of a player by an operator's decision. Returns false if none was open. */
export async function endSessionsByOperator(house: House, { shard, id }: PlayerRow, { actor, reason }: Decider): Promise<boolean> {
  const at = house.clock.now()
  const ended = await house.db.transaction(async (tx) => {
    const open = (await readOpenSessions(tx, shard, id)).length
    if (open === 0) return false
    await endSessionsOf(tx, shard, id, at, 'operator')
    const details = { sessions: open }
    await writeAudit(tx, { at, actor, action: 'player.sessions-end', subject: `player:${id}`, details, reason: { words: reason, house } })
    return true
  })
  if (ended) house.tell(id, { about: 'session', ended: 'expired' })
  return ended
}
