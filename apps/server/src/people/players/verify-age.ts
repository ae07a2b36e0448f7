import type { Sql } from '../../base/database/database.ts'
import { writeAgeVerified } from './player.sql.ts'

/**
 * Stores when a service first vouched for a player's age, in the transaction that links the service's identity; clears
 * a mark as possibly under age. The caller checks that the person is of age.
 */
export const verifyAge = (sql: Sql, owner: { shard: number; player: bigint }, at: Date): Promise<void> =>
  writeAgeVerified(sql, owner.shard, owner.player, at)
