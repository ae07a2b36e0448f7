import type { Sql } from '../../base/database/database.ts'
import { writeAgeVerified } from './player.sql.ts'

/**
 * Keeps when a service first vouched for a player's age, in the transaction that links the service's identity; lifts a mark as possibly
 * under age. Whether the person is of age is for the caller to check.
 */
export const verifyAge = (sql: Sql, owner: { shard: number; player: bigint }, at: Date): Promise<void> =>
  writeAgeVerified(sql, owner.shard, owner.player, at)
