import type { Sql } from '../../base/database/database.ts'
import { writeValidated } from './player.sql.ts'

/**
 * Marks that an operator has seen who a player is and where they live, or with null takes that back, in the transaction of the caller, who
 * audits the command or the decision about a document.
 */
export const validatePlayer = (sql: Sql, owner: { shard: number; player: bigint }, at: Date | null): Promise<void> =>
  writeValidated(sql, owner.shard, owner.player, at)
