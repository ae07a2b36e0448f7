import type { Sql } from '../../database/database.ts'

/** How many calls are wanted from a per-minute budget. */
export type Wanted = { key: string; wanted: number; perMinute: number }

/** Takes what each budget can give, all in one statement; returns the calls granted per key. */
export async function leaseCalls(sql: Sql, asked: readonly Wanted[], now: Date): Promise<Map<string, number>> {
  const { rows } = await sql.query<{ key: string; granted: number }>({
    name: 'call_budget_lease',
    // A fixed order prevents deadlocks between processes that want the same keys.
    text: `insert into call_budget as b (key, per_minute, used, granted, at)
           select key, per_minute, least(wanted, per_minute), least(wanted, per_minute), $1
           from unnest($2::text[], $3::int[], $4::int[]) as a (key, wanted, per_minute) order by key
           on conflict (key) do update set (per_minute, used, granted, at) = (
             select excluded.per_minute, u.used + g.granted, g.granted, greatest(b.at, excluded.at)
             from (select greatest(0, b.used - greatest(0, extract(epoch from excluded.at - b.at)) * excluded.per_minute / 60)::float8 as used) u,
             lateral (select greatest(0, least(excluded.granted, floor(excluded.per_minute - u.used)))::int as granted) g)
           returning key, granted`,
    values: [now, asked.map(({ key }) => key), asked.map(({ wanted }) => wanted), asked.map(({ perMinute }) => perMinute)],
  })
  return new Map(rows.map(({ key, granted }) => [key, granted]))
}

/** Deletes budgets unused for a minute, which are full again. One that somebody is taking from is left: waiting for it could deadlock. */
export async function deleteIdleBudgets(sql: Sql, before: Date): Promise<void> {
  await sql.query({
    text: 'delete from call_budget where key in (select key from call_budget where at < $1 for update skip locked)',
    values: [before],
  })
}
