import type { Transaction } from '../../base/database/database.ts'
import type { HoldKind } from './hold-kinds.ts'
import { endMoneyHold, writeMoneyHold, type MoneyHold } from './money-hold.sql.ts'

/**
 * Holds a player's money from `hold.since` on, in the transaction of the caller, who audits it with the operator's
 * reason. Replaces an open hold of the same kind.
 */
export const holdMoney = (tx: Transaction, owner: { shard: number; player: bigint }, hold: MoneyHold): Promise<void> =>
  writeMoneyHold(tx, owner.shard, owner.player, hold)

/**
 * Ends a hold on a player's money in the caller's transaction. Returns false if no hold of that kind was open. The
 * caller audits what led to it: an operator's command, or the decision about a document.
 */
export const releaseMoney = (tx: Transaction, owner: { shard: number; player: bigint }, kind: HoldKind, at: Date): Promise<boolean> =>
  endMoneyHold(tx, owner.shard, owner.player, kind, at)
