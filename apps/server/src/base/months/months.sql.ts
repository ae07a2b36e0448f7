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

/**
 * How months that are in the archive alone stand: their name, how many days ago all of their files were read back (null if one never was),
 * and what was wrong with one of them (null if nothing). Days are the database's own.
 */
export type ArchiveStanding = { name: string; days: number | null; fault: string | null }

/** Reads how the archive of months stands that the database has no more. */
export async function readArchiveStanding(sql: Sql): Promise<ArchiveStanding[]> {
  const { rows } = await sql.query<ArchiveStanding>({
    text: `select d.table_name || ' ' || to_char(d.month, 'YYYY-MM') as name,
             (case when bool_and(r.read_at is not null) then extract(epoch from clock_timestamp() - min(r.read_at)) / 86400 end)::double precision as days, min(r.fault) as fault
           from dropped_month d left join archived_month a on a.table_name = d.table_name and a.month = d.month
           left join archive_read r on r.table_name = a.table_name and r.month = a.month and r.place = a.place
           where d.restored_at is null group by d.table_name, d.month order by d.table_name, d.month`,
  })
  return rows
}

/** Reads which archived months with rows have neither part nor rows in the database, although nobody has dropped them with `archive drop`. */
export async function readLostMonths(sql: Sql): Promise<string[]> {
  const { rows } = await sql.query<{ table: string; time: string; name: string; starts: Date; ends: Date }>({
    text: `select a.table_name as "table", m.time_column as time, to_char(a.month, 'YYYY-MM') as name, a.month::timestamp at time zone 'UTC' as starts,
             (a.month + interval '1 month') at time zone 'UTC' as ends
           from archived_month a join month_rule m on m.table_name = a.table_name
           where a.month::timestamp at time zone 'UTC' >= m.begins
             and not exists (select from pg_inherits i join pg_class c on c.oid = i.inhrelid
               where i.inhparent = to_regclass(a.table_name) and c.relname = a.table_name || to_char(a.month, '_YYYY_MM'))
             and not exists (select from dropped_month d where d.table_name = a.table_name and d.month = a.month and d.restored_at is null)
           group by a.table_name, m.time_column, a.month having sum(a.rows) > 0 order by 1, 3`,
  })
  const lost: string[] = []
  for (const { table, time, name, starts, ends } of rows) {
    const there = await sql.query({ text: `select from ${table} where ${time} >= $1 and ${time} < $2 limit 1`, values: [starts, ends] })
    if (there.rowCount === 0) lost.push(`${table} ${name}`)
  }
  return lost
}
