import type { Sql, Transaction } from '../../base/database/database.ts'
import { readsStated } from './stated-return.sql.ts'
import type { ReturnDay } from './sum-returns.ts'

/** Adds rounds to the days of their games. */
export async function addToReturnDays(tx: Transaction, days: readonly ReturnDay[]): Promise<void> {
  for (const one of days)
    await tx.query({
      text: `insert into game_return_day as x (game, currency, day, rounds, staked, won, staked_squared, won_staked, won_squared,
               hours_staked, hours_won, hours_staked_squared, hours_won_staked, hours_won_squared)
             select $1::integer, $2::text, $3::date, $4::bigint, $5::bigint, $6::bigint, $7::numeric, $8::numeric, $9::numeric,
               $10::bigint[], $11::bigint[], sum(s::numeric * s), sum(w::numeric * s), sum(w::numeric * w)
             from unnest($10::bigint[], $11::bigint[]) as t (s, w)
             on conflict (game, currency, day) do update set rounds = x.rounds + excluded.rounds, staked = x.staked + excluded.staked,
               won = x.won + excluded.won, staked_squared = x.staked_squared + excluded.staked_squared,
               won_staked = x.won_staked + excluded.won_staked, won_squared = x.won_squared + excluded.won_squared,
               (hours_staked, hours_won, hours_staked_squared, hours_won_staked, hours_won_squared) = (
                 select array_agg(s order by hour), array_agg(w order by hour), sum(s::numeric * s), sum(w::numeric * s), sum(w::numeric * w)
                 from (select s + more_s as s, w + more_w as w, hour
                   from unnest(x.hours_staked, x.hours_won, excluded.hours_staked, excluded.hours_won)
                     with ordinality as u (s, w, more_s, more_w, hour)) sums)`,
      values: [
        one.game,
        one.currency,
        one.day,
        one.rounds,
        one.staked,
        one.won,
        one.stakedSquared,
        one.wonStaked,
        one.wonSquared,
        one.hoursStaked,
        one.hoursWon,
      ],
    })
}

/** What a game's rounds of one currency came to: money in minor units, exact; sums of squares as floating numbers. */
export type PlayedSums = {
  game: number
  currency: string
  rounds: bigint
  staked: bigint
  won: bigint
  stakedSquared: number
  wonStaked: number
  wonSquared: number
  hoursStakedSquared: number
  hoursWonStaked: number
  hoursWonSquared: number
}

/**
 * Sums the days (UTC) from one on, by game and currency: of one game or of all. Days before a game's listing said what it
 * returns now are left out.
 */
export async function readPlayedSums(sql: Sql, from: string | null, game: number | null): Promise<PlayedSums[]> {
  const { rows } = await sql.query<PlayedSums>({
    text: `select d.game, d.currency, sum(d.rounds)::bigint as rounds, sum(d.staked)::bigint as staked, sum(d.won)::bigint as won,
             sum(d.staked_squared)::float8 as "stakedSquared", sum(d.won_staked)::float8 as "wonStaked", sum(d.won_squared)::float8 as "wonSquared",
             sum(d.hours_staked_squared)::float8 as "hoursStakedSquared", sum(d.hours_won_staked)::float8 as "hoursWonStaked",
             sum(d.hours_won_squared)::float8 as "hoursWonSquared"
           from game_return_day d join game g on g.id = d.game
           left join lateral (${readsStated}) r on true
           where ($1::date is null or d.day >= $1) and ($2::integer is null or d.game = $2) and (r.since is null or d.day >= r.since)
           group by d.game, d.currency order by d.game, d.currency`,
    values: [from, game],
  })
  return rows
}

/** A day of a game in one currency, in minor units. */
type PlayedDay = { day: string; currency: string; rounds: bigint; staked: bigint; won: bigint }

/** Reads the days of a game, the newest first. */
export async function readPlayedDays(sql: Sql, game: number, from: string | null, most: number): Promise<PlayedDay[]> {
  const { rows } = await sql.query<PlayedDay>({
    text: `select to_char(day, 'YYYY-MM-DD') as day, currency, rounds, staked, won from game_return_day
           where game = $1 and ($2::date is null or day >= $2) order by day desc, currency limit $3`,
    values: [game, from, most],
  })
  return rows
}
