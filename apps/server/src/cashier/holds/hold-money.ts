import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Decider } from '../../base/decider.ts'
import type { House } from '../../base/house.ts'
import type { HoldKind } from './hold-kinds.ts'
import { writeMoneyHold } from './money-hold.sql.ts'

/**
 * Holds a player's money from now on by an operator's decision, until the documents named are there if there are any.
 * Replaces an open hold of the same kind.
 */
export async function holdMoney(
  house: House,
  { shard, player }: { shard: number; player: bigint },
  { kind, documents }: { kind: HoldKind; documents: string[] },
  { actor, reason }: Decider,
): Promise<void> {
  const at = house.clock.now()
  await house.db.transaction(async (tx) => {
    await writeMoneyHold(tx, shard, player, { kind, documents, reason, since: at })
    await writeAudit(tx, {
      at,
      actor,
      action: `player.hold-money.${kind}`,
      subject: `player:${player}`,
      details: { documents },
      reason: { words: reason, house },
    })
  })
}
