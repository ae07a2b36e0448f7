import type { Sql } from '../../base/database/database.ts'

/** How an erased person who excluded themselves is recognised. */
type KeptOut = { kind: 'nationalId' | 'person' | 'login'; index: string }

export async function isAmongKeptOut(sql: Sql, now: Date, by: readonly KeptOut[]): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `select from kept_out k join unnest($1::text[], $2::text[]) as b (kind, index) on b.kind = k.kind and b.index = k.index
           where k.until is null or k.until > $3 limit 1`,
    values: [by.map(({ kind }) => kind), by.map(({ index }) => index), now],
  })
  return rowCount === 1
}
