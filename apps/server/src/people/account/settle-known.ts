import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Decider } from '../../base/decider.ts'
import type { House } from '../../base/house.ts'
import type { PlayerRow } from '../players/player.sql.ts'
import { validatePlayer } from '../players/write-player.ts'

/**
 * Records that an operator has seen who a player is and where they live, which ends the document limit and what waits
 * for it, or takes that back.
 */
export async function settleKnown(house: House, { shard, id }: PlayerRow, known: boolean, { actor, reason }: Decider): Promise<void> {
  const at = house.clock.now()
  await house.db.transaction(async (tx) => {
    await validatePlayer(tx, { shard, player: id }, known ? at : null)
    const action = known ? 'player.validate' : 'player.invalidate'
    await writeAudit(tx, { at, actor, action, subject: `player:${id}`, reason: { words: reason, house } })
  })
}
