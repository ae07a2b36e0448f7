import type { Sql } from '../../base/database/database.ts'
import { writeValidated } from './player.sql.ts'

/**
 * Marks that an operator has seen proof of identity and address, or with null withdraws that, in the transaction of the
 * caller, who audits the command or the document decision behind it.
 */
export const validatePlayer = (sql: Sql, owner: { shard: number; player: bigint }, at: Date | null): Promise<void> =>
  writeValidated(sql, owner.shard, owner.player, at)
