import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { Decider } from '../../base/decider.ts'
import type { House } from '../../base/house.ts'
import { accountCameFurther } from '../../people/players/index.ts'
import type { HoldKind } from './hold-kinds.ts'
import { endMoneyHold } from './money-hold.sql.ts'

type Owner = { shard: number; player: bigint }

/** Ends a hold on a player's money by an operator's decision. Returns false if no hold of that kind was open. */
export const releaseMoney = (house: House, owner: Owner, kind: HoldKind, { actor, reason }: Decider): Promise<boolean> =>
  house.db.transaction(async (tx) => {
    const at = house.clock.now()
    if (!(await releaseMoneyInside(tx, owner, kind, at))) return false
    const action = `player.release-money.${kind}`
    await writeAudit(tx, { at, actor, action, subject: `player:${owner.player}`, reason: { words: reason, house } })
    return true
  })

/** Ends a hold in the transaction of the caller, who audits what led to it. */
export async function releaseMoneyInside(tx: Transaction, owner: Owner, kind: HoldKind, at: Date): Promise<boolean> {
  const isEnded = await endMoneyHold(tx, owner.shard, owner.player, kind, at)
  if (isEnded) await accountCameFurther(tx, owner, at)
  return isEnded
}
