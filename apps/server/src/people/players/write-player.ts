import type { Sql } from '../../base/database/database.ts'
import { claimLogin, insertPlayer, type NewPlayer } from './player.sql.ts'

/**
 * Writes a player, the key of their personal data and their login, in the caller's transaction. Returns false, having
 * written nothing, if the login belongs to another player. `loginIndex` is the blind index of the login name.
 */
export async function writePlayer(sql: Sql, player: NewPlayer, loginIndex: string): Promise<boolean> {
  if (!(await claimLogin(sql, player, loginIndex))) return false
  await insertPlayer(sql, player)
  return true
}
