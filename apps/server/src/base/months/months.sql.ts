import type { Sql } from '../database/database.ts'

/** How a table that has months stands: months without a part that should have one (`2026-11`), and rows that came to no part. */
type Standing = { name: string; missing: string[]; rest: bigint }

/** Makes the parts of all tables that have months for the month of a moment and those after it. Returns how many it made. */
export async function makeMonths(sql: Sql, now: Date): Promise<number> {
  const { rows } = await sql.query<{ made: number }>({ text: 'select months.months_ahead($1) as made', values: [now] })
  return rows[0]?.made ?? 0
}

/** Reads how each table that has months stands at a moment. */
export async function readMonths(sql: Sql, now: Date): Promise<Standing[]> {
  const { rows } = await sql.query<Standing>({ text: 'select name, missing, rest from months.months_standing($1)', values: [now] })
  return rows
}
