import type { Transaction } from '../../base/database/database.ts'
import { writeMoneyHold, type MoneyHold } from './money-hold.sql.ts'

/**
 * Holds a player's money from `hold.since` on, in the transaction of the caller, who audits it with the operator's
 * reason. Replaces an open hold of the same kind.
 */
export const holdMoney = (tx: Transaction, owner: { shard: number; player: bigint }, hold: MoneyHold): Promise<void> =>
  writeMoneyHold(tx, owner.shard, owner.player, hold)
