import type { Sql, Transaction } from '../../base/database/database.ts'
import type { GameDay } from './multiples.ts'

/** Adds rounds to their days. */
export async function addToGameDays(tx: Transaction, days: readonly GameDay[]): Promise<void> {
  for (const { day, game, currency, rounds, staked, won } of days)
    await tx.query({
      text: `insert into game_day as x (day, game, currency, rounds, staked, won) values ($1, $2, $3, $4, $5, $6)
             on conflict (day, game, currency) do update set (rounds, staked, won) = (
               select array_agg(r + nr order by i), array_agg(s + ns order by i), array_agg(w + nw order by i)
               from unnest(x.rounds, x.staked, x.won, excluded.rounds, excluded.staked, excluded.won) with ordinality as u (r, s, w, nr, ns, nw, i))`,
      values: [day, game, currency, rounds, staked, won],
    })
}

/** A game with its rounds of some days by step, as bonuses look at it. */
export type PlayedGame = {
  game: string
  provider: number | null
  providerName: string | null
  group: string | null
  product: string
  rounds: bigint[]
  staked: bigint[]
  won: bigint[]
}

/** Reads what was played in a currency within [`from`, `to`), days in UTC, by game. */
export async function readPlayedGames(sql: Sql, currency: string, from: string, to: string): Promise<PlayedGame[]> {
  const { rows } = await sql.query<PlayedGame>({
    text: `select g.friendly_id as game, g.provider, p.name as "providerName", g.game_group as "group", g.product,
             array_agg(d.rounds order by d.step) as rounds, array_agg(d.staked order by d.step) as staked, array_agg(d.won order by d.step) as won
           from (select game, step, sum(r)::bigint as rounds, sum(s)::bigint as staked, sum(w)::bigint as won
             from game_day cross join lateral unnest(rounds, staked, won) with ordinality as u (r, s, w, step)
             where currency = $1 and day >= $2 and day < $3 group by game, step) d
           join game g on g.id = d.game left join game_provider p on p.id = g.provider group by g.id, p.name order by g.id`,
    values: [currency, from, to],
  })
  return rows
}

/** Deposits of one size, and what they came to in minor units. */
export type DepositStep = { country: string; method: number; nth: number; deposits: number; amount: bigint }

/** Reads the deposits in a currency within [`from`, `to`), days in UTC, by country, method, place among the player's, and size. */
export async function readDepositSteps(sql: Sql, currency: string, from: string, to: string): Promise<DepositStep[]> {
  const { rows } = await sql.query<DepositStep>({
    text: `select country, method, nth, sum(deposits)::integer as deposits, sum(amount)::bigint as amount from deposit_day
           where currency = $1 and day >= $2 and day < $3 group by country, method, nth, step order by country, method, nth, step`,
    values: [currency, from, to],
  })
  return rows
}

/** Reads the last day (UTC) whose deposits were counted, and the first that has any; null for none. */
export async function readCountedDays(sql: Sql): Promise<{ last: string | null; first: string | null }> {
  const { rows } = await sql.query<{ last: string | null; first: string | null }>({
    text: `select (select to_char(max(day), 'YYYY-MM-DD') from deposit_day) as last,
             (select to_char(min(booked_at) at time zone 'UTC', 'YYYY-MM-DD') from transfer where credit = 'cash') as first`,
  })
  return rows[0] ?? { last: null, first: null }
}

/** Counts the deposits that were credited on a day (UTC) anew. */
export async function countDepositsOfDay(tx: Transaction, day: string): Promise<void> {
  await tx.query({ text: 'delete from deposit_day where day = $1', values: [day] })
  await tx.query({
    text: `with booked as materialized (
             select t.shard, o.reason_ref from transfer t join posting o on o.shard = t.shard and o.id = t.posting and o.kind = 'deposit'
             where t.booked_at >= $1::date::timestamp at time zone 'UTC' and t.booked_at < ($1::date + 1)::timestamp at time zone 'UTC' and t.credit = 'cash'
           )
           insert into deposit_day (day, country, currency, method, nth, step, deposits, amount)
           select $1::date, country, currency, method, nth, step, count(*), sum(amount) from (
             select p.country, a.currency, a.method, a.amount, floor(log(a.amount) * 4)::smallint as step,
               least(5, 1 + (select count(*) from deposit_attempt e
                 where e.shard = a.shard and e.player = a.player and e.created_at < a.created_at and e.credited > 0))::smallint as nth
             from booked b join deposit_attempt a on a.shard = b.shard and a.reference = b.reason_ref
             join player p on p.shard = a.shard and p.id = a.player
           ) each group by country, currency, method, nth, step`,
    values: [day],
  })
}

/** Deletes the days before one, which no forecast reads any more. */
export async function deleteDaysBefore(sql: Sql, day: string): Promise<void> {
  await sql.query({ text: 'delete from game_day where day < $1', values: [day] })
  await sql.query({ text: 'delete from deposit_day where day < $1', values: [day] })
}
