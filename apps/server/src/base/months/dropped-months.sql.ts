import type { MonthRange } from '@fairhouse/contract/base/month-range.ts'
import type { Sql } from '../database/database.ts'

/**
 * A month (`2025-03`) of a table that is in the archive alone: how many rows it has and their numbers, in ranges with both ends, in order;
 * of a chained log the digest of its links and the hash of the last one.
 */
export type DroppedMonth = {
  month: string
  rows: bigint
  ids: [first: bigint, last: bigint][]
  links: string | null
  lastHash: string | null
}

type Row = Omit<DroppedMonth, 'rows' | 'ids'> & { rows: string; ids: [string, string][] }

/** Reads the months of a table that are in the archive alone, the oldest first. */
export async function readDroppedMonths(sql: Sql, table: string): Promise<DroppedMonth[]> {
  const { rows } = await sql.query<Row>({
    text: `select to_char(month, 'YYYY-MM') as month, rows::text as rows, links, last_hash as "lastHash",
             (select coalesce(json_agg(json_build_array(lower(r)::text, (upper(r) - 1)::text) order by r), '[]') from unnest(ids) r) as ids
           from dropped_month where table_name = $1 and restored_at is null order by dropped_month.month`,
    values: [table],
  })
  return rows.map((row) => ({ ...row, rows: BigInt(row.rows), ids: row.ids.map(([first, last]) => [BigInt(first), BigInt(last)]) }))
}

/** Reads which months of some tables are in the archive alone, of those that touch [from, to); an end that is not given is open. */
export async function readArchivedAlone(sql: Sql, tables: readonly string[], from?: Date, to?: Date): Promise<MonthRange[]> {
  const { rows } = await sql.query<MonthRange>({
    text: `select to_char(min(month), 'YYYY-MM') as "from", to_char(max(month), 'YYYY-MM') as "to" from (
             select month, month - row_number() over (order by month) * interval '1 month' as run from (
               select distinct month from dropped_month where restored_at is null and rows > 0 and table_name = any($1)
                 and ($2::timestamptz is null or (month + interval '1 month')::timestamp at time zone 'UTC' > $2)
                 and ($3::timestamptz is null or month::timestamp at time zone 'UTC' < $3)) m) runs
           group by run order by 1`,
    values: [tables, from ?? null, to ?? null],
  })
  return rows
}

/** Reads the tables that are kept by month. */
export async function readMonthTables(sql: Sql): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>({ text: 'select table_name as name from month_rule order by 1' })
  return rows.map(({ name }) => name)
}

/**
 * Selects, of numbers of rows (`ids`, an expression of ranges), how many witnesses a table has under them, and a digest of these, by
 * which a month that was dropped is known again. Digests of a hundred thousand at a time, so that no text gets too long.
 */
export const witnessesOf = (table: string, ids: string): string => `
  select coalesce(sum(there), 0)::bigint as there, encode(sha256(convert_to(coalesce(string_agg(part, '' order by nr), ''), 'UTF8')), 'hex') as witnesses from (
    select n / 100000 as nr, count(w.key) as there, encode(sha256(convert_to(string_agg(n || ':' || w.digest, ',' order by n), 'UTF8')), 'hex') as part
    from unnest(${ids}) r cross join lateral generate_series(lower(r), upper(r) - 1) n left join witness w on w.place = ${table} and w.key = n::text group by 1) parts`
