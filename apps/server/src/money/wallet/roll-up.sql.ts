import type { Sql } from '../../base/database/database.ts'

/** Sums one day (UTC) of the house accounts, all shards or none. */
export async function rollUpDay(sql: Sql, day: string): Promise<void> {
  await sql.query({ text: 'select ledger_roll_up($1::date)', values: [day] })
}

/** Reads the last day rolled up; where there is none, the first day with any booking; as ISO dates. */
export async function readRolledDays(sql: Sql): Promise<{ last: string | null; first: string | null }> {
  const last = await sql.query<{ day: string | null }>({ text: `select to_char(max(day), 'YYYY-MM-DD') as day from house_day` })
  if (last.rows[0]?.day) return { last: last.rows[0].day, first: null }
  const first = await sql.query<{ day: string | null }>({
    text: `select to_char(min(booked_at) at time zone 'UTC', 'YYYY-MM-DD') as day from transfer`,
  })
  return { last: null, first: first.rows[0]?.day ?? null }
}
