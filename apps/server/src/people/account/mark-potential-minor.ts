import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { writePotentialMinor, type PlayerRow } from '../players/player.sql.ts'

/** Marks a player as possibly under age, or removes the mark, by an operator's decision. */
export async function markPotentialMinor(house: House, row: PlayerRow, mark: 'on' | 'off', actor: Actor): Promise<void> {
  await house.db.transaction(async (tx) => {
    await writePotentialMinor(tx, row.shard, row.id, mark === 'on')
    await writeAudit(tx, {
      at: house.clock.now(),
      actor,
      action: `player.potential-minor.${mark}`,
      subject: `player:${row.id}`,
    })
  })
}
