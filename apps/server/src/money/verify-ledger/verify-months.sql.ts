import type { Sql } from '../../base/database/database.ts'
import { witnessesOf } from '../../base/months/dropped-months.sql.ts'
import type { LedgerCheck } from './verify-wallets.sql.ts'

type Rule = { table_name: string; time_column: string }

/**
 * Builds the check of months that are in the archive alone: their witnesses are those that they were dropped with, the archive has as many
 * rows, the audit log says that they were dropped, and no row has come to them since.
 */
export async function monthsCheck(sql: Sql): Promise<LedgerCheck> {
  const { rows } = await sql.query<Rule>({ text: 'select table_name, time_column from month_rule order by 1' })
  const come = rows.map(
    ({ table_name: table, time_column: time }) => `
      select '${table}' as table_name, d.month, count(x.*) as n from dropped_month d
      left join ${table} x on x.${time} >= d.month::timestamp at time zone 'UTC' and x.${time} < (d.month + interval '1 month') at time zone 'UTC'
      where d.table_name = '${table}' and d.restored_at is null group by d.month`,
  )
  return {
    check: 'archived months',
    of: 'months',
    seen: `
    select case
      when f.rows is distinct from d.rows then format('%s %s was dropped with %s rows, and the archive has %s', d.table_name, name, d.rows, coalesce(f.rows, 0))
      when w.there <> d.rows or w.witnesses <> d.witnesses then format('%s %s: of the %s rows that it was dropped with, %s have their witness or some were changed', d.table_name, name, d.rows, w.there)
      when a.entry is null and not is_archived then format('%s %s is said to be dropped, and the audit log does not say so', d.table_name, name)
      when c.n > 0 then format('%s %s was dropped, and %s rows are there', d.table_name, name, c.n) end as fault
    from bounds b cross join dropped_month d
    cross join lateral (select to_char(d.month, 'YYYY-MM') as name,
      exists (select from dropped_month o where o.table_name = 'audit' and o.restored_at is null and date_trunc('month', d.dropped_at at time zone 'UTC') = o.month) as is_archived) said
    cross join lateral (${witnessesOf('d.table_name', 'd.ids')}) w
    left join lateral (select sum(rows) as rows from archived_month m where m.table_name = d.table_name and m.month = d.month) f on true
    left join lateral (select x.id as entry from audit x where x.action = 'archive.drop' and x.at = d.dropped_at and x.details ->> 'table' = d.table_name
      and x.details ->> 'month' = name and x.details ->> 'witnesses' = d.witnesses and x.details ->> 'links' is not distinct from d.links limit 1) a on true
    left join (${come.join(' union all ')}) c on c.table_name = d.table_name and c.month = d.month
    where b.low = 0 and d.restored_at is null`,
  }
}
