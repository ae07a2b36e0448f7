import type { Sql } from '../../base/database/database.ts'

/** Sums one day (UTC) of the house accounts on one shard. */
export async function rollUpShard(sql: Sql, shard: number, day: string): Promise<void> {
  await sql.query({ text: 'select ledger_roll_up($1::smallint, $2::date)', values: [shard, day] })
}

/** Reads the last day rolled up and the first day with any booking, as ISO dates. */
export async function readRolledDays(sql: Sql): Promise<{ last: string | null; first: string | null }> {
  const { rows } = await sql.query<{ last: string | null; first: string | null }>({
    text: `select (select to_char(max(day), 'YYYY-MM-DD') from house_day) as last,
             (select to_char(min(booked_at) at time zone 'UTC', 'YYYY-MM-DD') from transfer) as first`,
  })
  return rows[0] ?? { last: null, first: null }
}

/** Reads the shards with bookings on a day. */
export async function readShardsOfDay(sql: Sql, day: string): Promise<number[]> {
  const { rows } = await sql.query<{ shard: number }>({
    text: `select distinct shard from transfer where booked_at >= $1::date::timestamp at time zone 'UTC' and booked_at < ($1::date + 1)::timestamp at time zone 'UTC'`,
    values: [day],
  })
  return rows.map(({ shard }) => shard)
}
