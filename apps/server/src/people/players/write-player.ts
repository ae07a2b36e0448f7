import type { Sql } from '../../base/database/database.ts'
import { claimLogin, insertPlayer, writeAgeVerified, writeValidated, type NewPlayer } from './player.sql.ts'

/**
 * Writes a player, the key of their personal data and their login, in the caller's transaction. Returns false, having
 * written nothing, if the login belongs to another player. `loginIndex` is the blind index of the login name.
 */
export async function writePlayer(sql: Sql, player: NewPlayer, loginIndex: string): Promise<boolean> {
  if (!(await claimLogin(sql, player, loginIndex))) return false
  await insertPlayer(sql, player)
  return true
}

/**
 * Marks that an operator has seen proof of identity and address, or with null withdraws that, in the transaction of the
 * caller, who audits the command or the document decision behind it.
 */
export const validatePlayer = (sql: Sql, owner: { shard: number; player: bigint }, at: Date | null): Promise<void> =>
  writeValidated(sql, owner.shard, owner.player, at)

/**
 * Stores when a service first vouched for a player's age, in the transaction that links the service's identity; clears
 * a mark as possibly under age. The caller checks that the person is of age.
 */
export const verifyAge = (sql: Sql, owner: { shard: number; player: bigint }, at: Date): Promise<void> =>
  writeAgeVerified(sql, owner.shard, owner.player, at)
