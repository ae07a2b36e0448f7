import type { Sql } from '../../base/database/database.ts'

type Who = { shard: number; player: bigint }
export type Answered = 'continue' | 'history' | 'leave'

/** Reads the player's choice: undefined if none, else an interval in minutes, or null for never. */
export async function readCheckChoice(sql: Sql, { shard, player }: Who): Promise<{ everyMinutes: number | null } | undefined> {
  const { rows } = await sql.query<{ everyMinutes: number | null }>({
    text: 'select every_minutes as "everyMinutes" from reality_check_choice where shard = $1 and player = $2',
    values: [shard, player],
  })
  return rows[0]
}

export async function writeCheckChoice(sql: Sql, { shard, player }: Who, everyMinutes: number | null, at: Date): Promise<void> {
  await sql.query({
    text: `insert into reality_check_choice (shard, player, every_minutes, chosen_at) values ($1, $2, $3, $4)
           on conflict (shard, player) do update set every_minutes = excluded.every_minutes, chosen_at = excluded.chosen_at`,
    values: [shard, player, everyMinutes, at],
  })
}

/** Returns when the player last answered a check since a moment. */
export async function readLastCheck(sql: Sql, { shard, player }: Who, since: Date): Promise<Date | undefined> {
  const { rows } = await sql.query<{ at: Date }>({
    text: 'select at from reality_check where shard = $1 and player = $2 and at >= $3 order by at desc limit 1',
    values: [shard, player, since],
  })
  return rows[0]?.at
}

export async function writeCheck(sql: Sql, { shard, player }: Who, then: Answered, at: Date): Promise<void> {
  await sql.query({
    text: 'insert into reality_check (shard, player, at, then_did) values ($1, $2, $3, $4)',
    values: [shard, player, at, then],
  })
}
