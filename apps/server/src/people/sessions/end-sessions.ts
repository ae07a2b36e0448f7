import type { Sql } from '../../base/database/database.ts'
import { writeSessionsEnded } from './session.sql.ts'

/**
 * Ends every open session of a player in the caller's transaction, so that no login outlives the reason; `because` is
 * kept with each. The caller audits the cause and tells the browsers after the commit.
 */
export const endSessionsOf = (sql: Sql, shard: number, player: bigint, at: Date, because: string): Promise<void> =>
  writeSessionsEnded(sql, shard, player, at, because)
