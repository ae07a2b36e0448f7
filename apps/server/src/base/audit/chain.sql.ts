import type { Sql } from '../database/database.ts'

/** Chains committed entries that wait, at most so many of each log; returns how many, or null while another process does it. */
export async function chainSome(sql: Sql, at: Date, most: number): Promise<number | null> {
  const { rows } = await sql.query<{ done: number | null }>({
    name: 'audit_chain',
    text: 'select audit_chain($1, $2) as done',
    values: [at, most],
  })
  return rows[0]?.done ?? null
}
