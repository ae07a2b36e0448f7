import pg from 'pg'
import { kindOf, type Cell, type Column } from './columns.ts'
import type { Month } from './month.ts'

/** A table that can be archived: the time that decides, its columns, and what orders rows of one time. */
export type Archivable = { name: string; time: string; isByMonth: boolean; columns: Column[]; key: string[] }

/** One file of an archived month, as the database knows it. */
export type ArchivedFile = {
  table_name: string
  /** Such as `2026-11`. */
  month: string
  place: number
  rows: bigint
  bytes: bigint
  hash: string
  file: string
  sealing_key: string
  archived_at: Date
  /** When the month was dropped from the database, by the house's clock; null while its rows are there, too. */
  dropped_at: Date | null
}

const quoted = (name: string) => pg.escapeIdentifier(name)

/** Reads which tables can be archived: those that are kept by month, and the books, which are not yet. */
export async function readArchivable(client: pg.Client): Promise<Archivable[]> {
  const { rows } = await client.query<Archivable>(
    `with tables (name, time, by_month) as (
       select table_name, time_column, true from month_rule union all values ('posting', 'booked_at', false), ('transfer', 'booked_at', false))
     select t.name, t.time, t.by_month as "isByMonth",
       (select json_agg(json_build_object('name', a.attname, 'type', y.typname) order by a.attnum) from pg_attribute a join pg_type y on y.oid = a.atttypid
        where a.attrelid = t.name::regclass and a.attnum > 0 and not a.attisdropped) as columns,
       (select array_agg(a.attname::text order by array_position(i.indkey::smallint[], a.attnum)) from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = t.name::regclass and i.indisprimary) as key
     from tables t order by 1`,
  )
  return rows
}

/** Reads the time by the house's clock, which the sandbox may have moved forward. */
export async function readHouseNow(client: pg.Client): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>(`select clock_timestamp() + offset_ms * interval '1 millisecond' as now from clock`)
  return rows[0]?.now ?? new Date(Number.NaN) // a house has one clock
}

const within = ({ time }: Archivable, { starts, ends }: Month) =>
  `${quoted(time)} >= ${pg.escapeLiteral(starts.toISOString())} and ${quoted(time)} < ${pg.escapeLiteral(ends.toISOString())}`

/** Counts the rows of a month. */
export async function countRows(client: pg.Client, table: Archivable, month: Month): Promise<bigint> {
  const { rows } = await client.query<{ n: string }>(`select count(*)::text as n from ${quoted(table.name)} where ${within(table, month)}`)
  return BigInt(rows[0]?.n ?? 0)
}

/** Opens a cursor of the rows of a month by time and key, in the transaction; the answer fetches so many more at once. */
export async function openRows(client: pg.Client, table: Archivable, month: Month): Promise<(most: number) => Promise<Cell[][]>> {
  const columns = table.columns.map((column) => kindOf(column).read(quoted(column.name)))
  const order = [...new Set([table.time, ...table.key])].map(quoted).join(', ')
  await client.query(
    `declare of_month no scroll cursor for select ${columns.join(', ')} from ${quoted(table.name)} where ${within(table, month)} order by ${order}`,
  )
  return async (most) => {
    const { rows } = await client.query<(string | number | boolean | null)[]>({ text: `fetch ${most} from of_month`, rowMode: 'array' })
    return rows.map((row) => row.map((value, at) => (value === null ? null : kindOf(table.columns[at]!).cell(value)))) // as many as columns
  }
}

/** Reads the rows of a month by time and key, so many at once; an empty month gives one empty list. */
export async function* readRows(client: pg.Client, table: Archivable, month: Month, most: number): AsyncGenerator<Cell[][]> {
  const fetch = await openRows(client, table, month)
  for (let isFirst = true; ; isFirst = false) {
    const rows = await fetch(most)
    if (rows.length === 0 && !isFirst) break
    yield rows
    if (rows.length < most) break
  }
  await client.query('close of_month')
}

/** Reads what is archived, of one table or month where they are named. */
export async function readArchived(client: pg.Client, table?: string, month?: string): Promise<ArchivedFile[]> {
  const { rows } = await client.query<Omit<ArchivedFile, 'rows' | 'bytes'> & { rows: string; bytes: string }>(
    `select table_name, to_char(month, 'YYYY-MM') as month, place, rows::text, bytes::text, hash, file, sealing_key, archived_at,
       (select d.dropped_at from dropped_month d where d.table_name = archived_month.table_name and d.month = archived_month.month and d.restored_at is null) as dropped_at
     from archived_month where ($1::text is null or table_name = $1) and ($2::text is null or to_char(month, 'YYYY-MM') = $2) order by table_name, archived_month.month, place`,
    [table ?? null, month ?? null],
  )
  return rows.map((row) => ({ ...row, rows: BigInt(row.rows), bytes: BigInt(row.bytes) }))
}

/** Writes which files hold a month, in the place of those that held it before. */
export async function writeArchived(client: pg.Client, files: readonly ArchivedFile[]): Promise<void> {
  for (const { table_name, month, place, rows, bytes, hash, file, sealing_key, archived_at } of files)
    await client.query(
      `insert into archived_month as a (table_name, month, place, rows, bytes, hash, file, sealing_key, archived_at)
       values ($1, ($2 || '-01')::date, $3, $4, $5, $6, $7, $8, $9)
       on conflict (table_name, month, place) do update set rows = excluded.rows, bytes = excluded.bytes, hash = excluded.hash, file = excluded.file,
         sealing_key = excluded.sealing_key, archived_at = excluded.archived_at`,
      [table_name, month, place, String(rows), String(bytes), hash, file, sealing_key, archived_at],
    )
}

/** Writes that a file was read back now, or what was wrong with it. */
export async function writeRead(client: pg.Client, { table_name, month, place, file }: ArchivedFile, fault: string | null): Promise<void> {
  await client.query(
    `insert into archive_read as r (table_name, month, place, file, read_at, fault)
     values ($1, ($2 || '-01')::date, $3, $4, case when $5::text is null then clock_timestamp() end, $5)
     on conflict (table_name, month, place) do update set file = excluded.file, read_at = coalesce(excluded.read_at, r.read_at), fault = excluded.fault`,
    [table_name, month, place, file, fault],
  )
}

/** Keeps others from archiving until the session ends. Returns false if another session does it. */
export async function lockArchive(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ alone: boolean }>(`select pg_try_advisory_lock(hashtext('fairhouse archive')) as alone`)
  return rows[0]!.alone // a select without a table returns one row
}
