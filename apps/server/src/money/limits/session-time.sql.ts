import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../wallet/posting.ts'
import type { Interval } from './session-time.ts'

/** Reads a player's sessions that overlap the time since a moment, each up to its end or to when it would time out. */
export async function readLoginIntervals(sql: Sql, { shard, player }: WalletKey, since: Date, idleMs: number): Promise<Interval[]> {
  const { rows } = await sql.query<Interval>({
    name: 'login_intervals',
    text: `select started_at as start, least(ended_at, last_seen_at + $4 * interval '1 millisecond', expires_at) as "end" from session
           where shard = $1 and player = $2 and (ended_at is null or ended_at > $3)`,
    values: [shard, player, since, idleMs],
  })
  return rows
}

/** Reads the player's open games in the same way. */
export async function readPlayIntervals(sql: Sql, { shard, player }: WalletKey, since: Date, idleMs: number): Promise<Interval[]> {
  const { rows } = await sql.query<Interval>({
    name: 'play_intervals',
    text: `select opened_at as start, least(ended_at, last_prolonged_at + $4 * interval '1 millisecond') as "end" from game_session
           where shard = $1 and player = $2 and (ended_at is null or ended_at > $3)`,
    values: [shard, player, since, idleMs],
  })
  return rows
}
