import type { Sql } from '../../base/database/database.ts'
import { distributedTables } from '../../base/database/distributed.ts'
import { isDistributed } from '../../base/environment.ts'
import type { LedgerCheck } from './verify-wallets.sql.ts'

type Witnessed = { name: string; columns: string[]; has_months: boolean }

/**
 * Builds the check that each witnessed row agrees with its witness, so none was added, changed or removed past the
 * triggers. The triggers tell which tables have witnesses, and by which columns a row is named. Of a month that is in the archive alone the
 * witnesses stay, and no row may be there.
 */
export async function witnessCheck(sql: Sql): Promise<LedgerCheck> {
  const { rows } = await sql.query<Witnessed>({
    text: `select c.relname as name, array_remove(string_to_array(encode(t.tgargs, 'escape'), '\\000'), '') as columns,
             exists (select from month_rule m where m.table_name = c.relname) as has_months
           from pg_trigger t join pg_class c on c.oid = t.tgrelid
           where t.tgname = 'witness' and t.tgfoid = 'bear_witness'::regproc and t.tgparentid = 0 order by 1`,
  })
  const places = [
    ...rows.map((one) => ({ ...one, where: 'true' })),
    { name: 'posting', columns: ['shard', 'id'], has_months: false, where: 'x.first_seq is null' },
  ]
  const seen = places.map(
    ({ name, columns, has_months: hasMonths, where }) => `
    select case when written is null then format('${name} %s was put in past its witness', key)
      when found is null then ${hasMonths ? `case when not ${isArchived(name)} then format('${name} %s is gone', key) end` : `format('${name} %s is gone', key)`}
      when written <> found then format('${name} %s was changed past its witness', key)
      ${hasMonths ? `when ${isArchived(name)} then format('${name} %s is there, and its month was dropped', key)` : ''} end as fault
    from (select w.key, w.digest as written from bounds b, ${name === 'posting' && isDistributed() ? 'distributed.' : ''}witness w where b.low = 0 and w.place = '${name}') w
    full join (select row_key(x, array[${columns.map((column) => `'${column}'`).join(', ')}]) as key, row_digest(x) as found from bounds b, ${name} x where b.low = 0 and ${where}) r using (key)`,
  )
  return { check: 'witnesses', of: 'rows', seen: seen.join('\n    union all') }
}

/** Whether the row of a number is of a month that is in the archive alone; the numbers of all months are put together once. */
const isArchived = (name: string): string =>
  `coalesce(key::bigint <@ (select range_agg(r) from dropped_month d cross join lateral unnest(d.ids) r where d.table_name = '${name}' and d.restored_at is null), false)`

/** Citus takes no triggers: what lies on the nodes is append-only by rights alone. */
const withoutTriggers = () =>
  isDistributed()
    ? distributedTables()
        .map((table) => `'${table}'`)
        .join(', ')
    : ''

/**
 * Checks that the witness triggers are exactly those of this version; without its trigger a table would go unwatched.
 */
export const witnessTriggers: LedgerCheck = {
  check: 'triggers',
  of: 'triggers',
  seen: `
    select case when t.tgenabled is distinct from 'O' then format('the trigger %s of the table %s is %s', wanted.trigger, coalesce(part.relname, wanted.name), case when t.oid is null then 'gone' else 'switched off' end) end as fault
    from bounds b
    cross join lateral (
      select name, 'witness' as trigger from (
        -- Each place is found in the index, whatever the number of its witnesses.
        with recursive places (name) as (
          select min(place) from witness
          union all select (select min(place) from witness where place > p.name) from places p where p.name is not null
        ) select name from places where name <> 'posting'
      ) places
      union all select name, name || '_is_append_only' from unnest(array['audit', 'audit_link', 'audit_anchor', 'access_log', 'sealed_reason', 'posting', 'transfer', 'limit_change', 'exclusion', 'exclusion_return', 'exclusion_return_decision', 'debt_decision', 'fact', 'rules_held']) name
      where not name = any (array[${withoutTriggers()}]::text[])
    ) wanted
    -- Of a table that has months each part has its own.
    cross join lateral (select to_regclass(wanted.name)::oid as id union all select inhrelid from pg_inherits where inhparent = to_regclass(wanted.name)) place
    left join pg_class part on part.oid = place.id
    left join pg_trigger t on t.tgrelid = place.id and t.tgname = wanted.trigger and not t.tgisinternal
    where b.low = 0`,
  daily: 'whole',
}
