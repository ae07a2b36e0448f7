import type { Sql } from '../../base/database/database.ts'
import { accountCameFurther } from './account-ready.ts'
import { claimLogin, insertPlayer, writeActivated, writeAgeVerified, writeValidated, type NewPlayer } from './player.sql.ts'

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
export async function validatePlayer(sql: Sql, owner: { shard: number; player: bigint }, at: Date | null): Promise<void> {
  await writeValidated(sql, owner.shard, owner.player, at)
  if (at) await accountCameFurther(sql, owner, at)
}

/**
 * Stores when a service first vouched for a player's age, in the transaction that links the service's identity; clears
 * a mark as possibly under age. The caller checks that the person is of age.
 */
export async function verifyAge(sql: Sql, owner: { shard: number; player: bigint }, at: Date): Promise<void> {
  await writeAgeVerified(sql, owner.shard, owner.player, at)
  await accountCameFurther(sql, owner, at)
}

/** Records that the e-mail address is proven, and activates an account waiting for that. */
export async function activatePlayer(sql: Sql, owner: { shard: number; player: bigint }, at: Date): Promise<void> {
  await writeActivated(sql, owner.shard, owner.player, at)
  await accountCameFurther(sql, owner, at)
}
