import type { Sql } from '../../base/database/database.ts'
import { readMarked } from './mark.sql.ts'

/** Returns whether a player is marked for signs of harm. Marked players are offered no bonus, and theirs pause. */
export const isMarked = (sql: Sql, shard: number, player: bigint): Promise<boolean> => readMarked(sql, shard, player)
