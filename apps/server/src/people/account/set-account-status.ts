import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { writeClosure, writePlayerStatus, type Closure, type PlayerRow, type PlayerStatus } from '../players/player.sql.ts'
import { accountCameFurther } from '../players/account-ready.ts'
import { endSessionsOf } from '../sessions/session.ts'

/** Sets an account's status by an operator's decision; every session ends unless it is active. */
export async function setAccountStatus(
  house: House,
  row: PlayerRow,
  { status, closure }: { status: PlayerStatus; closure: Closure | null },
  actor: Actor,
): Promise<void> {
  const at = house.clock.now()
  await house.db.transaction(async (tx) => {
    await writePlayerStatus(tx, row.shard, row.id, status)
    await writeClosure(tx, row.shard, row.id, closure, at)
    if (status !== 'active') await endSessionsOf(tx, row.shard, row.id, at, status)
    if (status === 'active') await accountCameFurther(tx, { shard: row.shard, player: row.id }, at)
    await writeAudit(tx, { at, actor, action: `player.${status}`, subject: `player:${row.id}`, details: { closure } })
  })
}
