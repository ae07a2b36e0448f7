import pg from 'pg'
import type { Actor } from '../../apps/server/src/base/actor.ts'
import type { LinksDigest } from '../../apps/server/src/base/audit/archived-links.ts'
import { witnessesOf } from '../../apps/server/src/base/months/dropped-months.sql.ts'
import { Sentence } from '../sentence.ts'
import type { Archivable, ArchivedFile } from './archive.sql.ts'
import type { Month } from './month.ts'

const quoted = (name: string) => pg.escapeIdentifier(name)
/** The name of the part of a month, as database/functions/month_made.sql gives it. */
export const partOf = (table: string, { name }: Month) => `${table}_${name.replace('-', '_')}`

/** Reads the settings that differ from their defaults. */
export async function readSettings(client: pg.Client): Promise<Map<string, unknown>> {
  const { rows } = await client.query<{ name: string; value: unknown }>('select name, value from setting')
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** Reads the name of a month's part, if there is one, from when on months have their own, and how many rows of it lie in the last one. */
export async function readPart(
  client: pg.Client,
  table: string,
  month: Month,
): Promise<{ part: string | null; begins: Date; inRest: bigint }> {
  const { rows } = await client.query<{ part: string | null; begins: Date; time: string }>(
    `select (select i.inhrelid::regclass::text from pg_inherits i where i.inhrelid = to_regclass('months.' || quote_ident($2)) and i.inhparent = to_regclass(quote_ident($1))) as part,
       greatest(begins, '0001-01-01Z') as begins, time_column as time from month_rule where table_name = $1`,
    [table, partOf(table, month)],
  )
  const { part, begins, time } = rows[0]! // the table has months
  const rest = await client.query<{ n: string }>(
    `select count(*)::text as n from months.${quoted(`${table}_rest`)} where ${quoted(time)} >= $1 and ${quoted(time)} < $2`,
    [month.starts, month.ends],
  )
  return { part, begins, inRest: BigInt(rest.rows[0]?.n ?? 0) }
}

const tries = 25

/** Locks a part against writers until the transaction ends; others go on reading it. False if somebody writes to it. */
export const holdPart = (client: pg.Client, part: string): Promise<boolean> => patiently(client, `lock table ${part} in share mode`)

/** Runs a statement that waits for a lock at most 200 ms at a time, as everybody else waits behind it meanwhile. */
export async function patiently(client: pg.Client, statement: string, left = tries): Promise<boolean> {
  await client.query(`savepoint waiting; set local lock_timeout = '200ms'`)
  try {
    await client.query(statement)
    await client.query(`release savepoint waiting; set local lock_timeout = 0`)
    return true
  } catch (error) {
    await client.query('rollback to savepoint waiting')
    if (!(error instanceof pg.DatabaseError) || !['55P03', '40P01'].includes(error.code ?? '')) throw error
    if (left <= 1) return false
    await client.query('select pg_sleep(0.2)')
    return patiently(client, statement, left - 1)
  }
}

/** The numbers of a month's rows, as PostgreSQL writes ranges, and how many there are. */
export type Ids = { ranges: string; rows: bigint }

/** Reads the numbers of a month's rows, in ranges without gaps. */
export async function readIds(client: pg.Client, { name, time }: Archivable, { starts, ends }: Month): Promise<Ids> {
  const { rows } = await client.query<{ ranges: string; n: string }>(
    `select coalesce(range_agg(int8range(first, last, '[]')), '{}')::text as ranges, coalesce(sum(n), 0)::text as n from (
       select min(id) as first, max(id) as last, count(*) as n from (
         select id, id - row_number() over (order by id) as run from ${quoted(name)} where ${quoted(time)} >= $1 and ${quoted(time)} < $2) one group by run) runs`,
    [starts, ends],
  )
  return { ranges: rows[0]?.ranges ?? '{}', rows: BigInt(rows[0]?.n ?? 0) }
}

/** Reads how many witnesses the numbers have and their digest, and how many rows of the month say what their witness says. */
export async function readWitnesses(
  client: pg.Client,
  { name, time }: Archivable,
  { starts, ends }: Month,
  { ranges }: Ids,
): Promise<{ there: bigint; digest: string; same: bigint }> {
  const { rows } = await client.query<{ there: string; witnesses: string; same: string }>(
    `select w.there::text as there, w.witnesses, (
       select count(*)::text from ${quoted(name)} x join witness v on v.place = $1 and v.key = x.id::text and v.digest = row_digest(x)
       where x.${quoted(time)} >= $3 and x.${quoted(time)} < $4) as same
     from (${witnessesOf('$1', '$2::int8multirange')}) w`,
    [name, ranges, starts, ends],
  )
  return { there: BigInt(rows[0]?.there ?? 0), digest: rows[0]?.witnesses ?? '', same: BigInt(rows[0]?.same ?? 0) }
}

/** Detaches the part of a month and drops it, in the transaction. */
export async function dropPart(client: pg.Client, table: string, month: Month): Promise<void> {
  const part = `months.${quoted(partOf(table, month))}`
  if (!(await patiently(client, `alter table public.${quoted(table)} detach partition ${part}`)))
    throw new Sentence(`Somebody reads or writes ${table} for long. Nothing was dropped; try again when that has ended.`)
  await client.query(`drop table ${part}`)
}

/** What is kept of a month that is dropped. */
type Kept = {
  ids: Ids
  witnesses: string
  chain: LinksDigest | undefined
  files: readonly ArchivedFile[]
  at: Date
  who: Actor
}

/** Writes what is kept of a month that was dropped, and into the audit log who has done it. */
export async function writeDropped(client: pg.Client, table: string, { name: month }: Month, kept: Kept): Promise<void> {
  const { ids, witnesses, chain, files, at, who } = kept
  await client.query(
    `insert into dropped_month as d (table_name, month, rows, ids, witnesses, links, last_place, last_hash, dropped_at, dropped_by)
     values ($1, ($2 || '-01')::date, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (table_name, month) do update set rows = excluded.rows, ids = excluded.ids, witnesses = excluded.witnesses, links = excluded.links,
       last_place = excluded.last_place, last_hash = excluded.last_hash, dropped_at = excluded.dropped_at, dropped_by = excluded.dropped_by,
       restored_at = null, restored_by = null`,
    [table, month, String(ids.rows), ids.ranges, witnesses, chain?.links, chain && String(chain.lastPlace), chain?.lastHash, at, who],
  )
  const { links, lastPlace, lastHash } = chain ?? {}
  await writeAct(client, at, who, 'archive.drop', {
    table,
    month,
    rows: String(ids.rows),
    witnesses,
    ...(chain && { links, lastPlace: String(lastPlace), lastHash }),
    files: files.map(({ hash }) => hash),
  })
}

/** Writes an act on the archive into the audit log, where it is chained as every other. */
export async function writeAct(client: pg.Client, at: Date, who: Actor, action: string, details: Record<string, unknown>): Promise<void> {
  await client.query('select audit_append($1, $2, $3, null, $4, null, null, null, null)', [at, who, action, JSON.stringify(details)])
}
