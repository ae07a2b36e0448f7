import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Decider } from '../../base/decider.ts'
import type { House } from '../../base/house.ts'
import { askToSettleGrants } from '../../money/wallet/index.ts'
import { accountCameFurther, readPlayer } from '../players/index.ts'
import { insertMark } from './mark.sql.ts'

/** Marks a player for signs of harm, or lifts the mark, by a decision of staff; audited in the same transaction. */
export async function markPlayer(
  { db, clock, personal }: House,
  { shard, player }: { shard: number; player: bigint },
  marked: boolean,
  { actor, reason }: Decider,
): Promise<void> {
  const at = clock.now()
  await db.transaction(async (tx) => {
    const action = marked ? 'player.marked' : 'player.unmarked'
    const subject = `player:${player}`
    const reasonHash = await writeAudit(tx, { at, actor, action, subject, reason: { words: reason, house: { personal, clock } } })
    await insertMark(tx, { shard, player, at, marked, actor, reasonHash })
    // Running bonuses pause with the mark, and go on without it.
    const row = await readPlayer(tx, shard, player)
    if (!marked) await accountCameFurther(tx, { shard, player }, at)
    if (row) await askToSettleGrants(tx, { shard, player, currency: row.currency }, at)
  })
}
