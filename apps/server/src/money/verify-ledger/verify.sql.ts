import type { Sql } from '../../base/database/database.ts'
import type { LedgerCheck } from './verify-wallets.sql.ts'

type Slice = { low: number; high: number }

/** Splits the shards into slices, so that each check looks at a bounded number of transfers at a time. */
export async function slicesOf(sql: Sql): Promise<Slice[]> {
  const { rows } = await sql.query<{ n: bigint }>({ text: 'select count(*) as n from (select from transfer limit 2000000) counted' })
  const count = Number(rows[0]?.n ?? 0n)
  const width = count < 200_000 ? 256 : count < 2_000_000 ? 32 : 1
  return Array.from({ length: 256 / width }, (_, index) => ({ low: index * width, high: (index + 1) * width - 1 }))
}

/** Runs one check over one slice in a single statement, hence on one snapshot; reports at most a hundred faults. */
export async function lookAt(
  sql: Sql,
  { seen }: LedgerCheck,
  { low, high }: Slice,
  at: Date,
): Promise<{ looked: number; faults: string[] }> {
  const { rows } = await sql.query<{ looked: number; faults: string[] }>({
    text: `with bounds as materialized (select $1::smallint as low, $2::smallint as high, $3::timestamptz as at), seen as (${seen})
           select count(*)::int as looked, coalesce((array_agg(fault) filter (where fault is not null))[1:100], '{}') as faults from seen`,
    values: [low, high, at],
  })
  return rows[0] ?? { looked: 0, faults: [] }
}
