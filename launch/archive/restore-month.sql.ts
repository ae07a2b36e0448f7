import pg from 'pg'
import type { Actor } from '../../apps/server/src/base/actor.ts'
import type { Archivable } from './archive.sql.ts'
import { kindOf, shownText, type Cell, type Column } from './columns.ts'
import { partOf, patiently, writeAct } from './drop-month.sql.ts'
import type { Month } from './month.ts'

const quoted = (name: string) => pg.escapeIdentifier(name)
const placeOf = (table: string, month: Month) => `months.${quoted(partOf(table, month))}`

/** Makes the empty part of a month beside its table, without triggers, as database/functions/month_made.sql does. */
export async function makePart(client: pg.Client, table: string, month: Month): Promise<void> {
  await client.query(
    `create table ${placeOf(table, month)} (like public.${quoted(table)} including defaults including constraints including storage including indexes)`,
  )
}

/** Puts archived rows into a part. */
export async function putRows(
  client: pg.Client,
  table: string,
  month: Month,
  columns: readonly Column[],
  rows: readonly Cell[][],
): Promise<void> {
  const names = columns.map(({ name }) => quoted(name))
  const values = columns.map((column, at) => kindOf(column).write(`c${at}`))
  await client.query(
    `insert into ${placeOf(table, month)} (${names.join(', ')}) select ${values.join(', ')}
     from unnest(${columns.map((_, at) => `$${at + 1}::text[]`).join(', ')}) r (${columns.map((_, at) => `c${at}`).join(', ')})`,
    columns.map((column, at) => rows.map((row) => shownText(column, row[at] ?? null))),
  )
}

/** Counts the rows of a part that have no witness or another one, and the numbers of the month that have no row. */
export async function differsFromWitness(client: pg.Client, table: string, month: Month): Promise<bigint> {
  const { rows } = await client.query<{ n: string }>(
    `select (select count(*) from ${placeOf(table, month)} x left join witness w on w.place = $1 and w.key = x.id::text where w.digest is distinct from row_digest(x))
       + (select count(*) from dropped_month d cross join lateral unnest(d.ids) r cross join lateral generate_series(lower(r), upper(r) - 1) n
          where d.table_name = $1 and d.month = ($2 || '-01')::date and not exists (select from ${placeOf(table, month)} x where x.id = n)) as n`,
    [table, month.name],
  )
  return BigInt(rows[0]?.n ?? 0)
}

/** Attaches the part of a month to its table; false if a lock cannot be had. */
export const attachPart = (client: pg.Client, { name, time }: Archivable, month: Month): Promise<boolean> =>
  patiently(
    client,
    `select months.month_attached(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(time)}, ${pg.escapeLiteral(month.starts.toISOString())})`,
  )

/** Writes that a month is in the database again, and into the audit log who has done it. */
export async function writeRestored(
  client: pg.Client,
  table: string,
  { name: month }: Month,
  { at, who, rows }: { at: Date; who: Actor; rows: bigint },
): Promise<void> {
  await client.query(`update dropped_month set restored_at = $3, restored_by = $4 where table_name = $1 and month = ($2 || '-01')::date`, [
    table,
    month,
    at,
    who,
  ])
  await writeAct(client, at, who, 'archive.restore', { table, month, rows: String(rows) })
}
