import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Decider } from '../../base/decider.ts'
import type { House } from '../../base/house.ts'
import { insertBar } from './bar.sql.ts'

/**
 * Bars a player from every bonus by an operator's decision, or lifts that bar; audited in the same transaction. The
 * player's own bar stays.
 */
export async function barPlayer(
  { db, clock, personal }: House,
  { shard, player }: { shard: number; player: bigint },
  barred: boolean,
  { actor, reason }: Decider,
): Promise<void> {
  const at = clock.now()
  await db.transaction(async (tx) => {
    await insertBar(tx, { shard, player, by: 'operator', at, barred, reason })
    const action = `player.bonuses-${barred ? 'off' : 'on'}`
    await writeAudit(tx, { at, actor, action, subject: `player:${player}`, reason: { words: reason, house: { personal, clock } } })
  })
}
