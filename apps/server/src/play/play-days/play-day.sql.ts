import type { Sql, Transaction } from '../../base/database/database.ts'
import { isDistributed } from '../../base/environment.ts'
import { haveNodesEnded, noteNodes } from '../../base/database/nodes.sql.ts'
import type { WalletKey } from '../../money/wallet/index.ts'

/** Where the reading of rounds stands: everything that closed before `until` is in; `ended`: so is what closed before `candidate`. */
export type PlayDayMark = { until: Date; candidate: Date | null; ended: boolean }

/** Locks where the reading stands. Read before the rounds are, so that what `ended` promises is among those. */
export async function lockMark(tx: Transaction): Promise<PlayDayMark> {
  await tx.query({ text: 'select from play_day_mark for update' })
  const { rows } = await tx.query<PlayDayMark>({
    text: `select case when until = '-infinity' then '1970-01-01' else until end as until, candidate,
             coalesce(pg_snapshot_xmin(pg_current_snapshot()) >= running, false) as ended from play_day_mark`,
  })
  const mark = rows[0]! // the migration puts its one row in
  return { ...mark, ended: mark.ended && (!isDistributed() || (await haveNodesEnded(tx, nodesMark))) }
}

const nodesMark = 'play-days-candidate'

/** Reads up to when every round that closed is known. */
export async function readPlayDaysUntil(sql: Sql): Promise<Date> {
  const { rows } = await sql.query<{ until: Date }>({
    text: `select case when until = '-infinity' then '1970-01-01' else until end as until from play_day_mark`,
  })
  return rows[0]?.until ?? new Date(0)
}

/** Notes that everything before `until` is in, and the next moment of which that is to be found out. */
export async function moveMark(tx: Transaction, until: Date | null, candidate: Date): Promise<void> {
  if (isDistributed()) await noteNodes(tx, nodesMark)
  await tx.query({
    text: 'update play_day_mark set until = greatest(until, $1), candidate = $2, running = pg_current_xact_id()',
    values: [until, candidate],
  })
}

/** Own money in one closed round; `countsAt` is the moment whose day it counts on. */
export type DayRound = WalletKey & {
  round: string
  game: number
  zone: string
  weight: number
  staked: bigint
  won: bigint
  countsAt: Date
  late: boolean
}

/** Adds rounds to the days of their players. */
export async function addToDays(tx: Transaction, rounds: readonly DayRound[]): Promise<void> {
  await tx.query({
    text: `with told as (
             select *, (counts_at at time zone zone)::date as day
             from unnest($1::smallint[], $2::bigint[], $3::text[], $4::text[], $5::integer[], $6::text[], $7::integer[], $8::bigint[], $9::bigint[], $10::timestamptz[], $11::boolean[])
               as t (shard, player, currency, round, game, zone, weight, staked, won, counts_at, late)
           ), late as (
             insert into play_day_late (shard, player, currency, round, day) select shard, player, currency, round, day from told where late
           )
           insert into play_day as x (shard, player, currency, day, zone, game, weight, rounds, staked, won)
           select shard, player, currency, day, zone, game, weight, count(*), sum(staked), sum(won) from told group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
           on conflict (shard, player, currency, day, zone, game, weight)
             do update set rounds = x.rounds + excluded.rounds, staked = x.staked + excluded.staked, won = x.won + excluded.won`,
    values: [
      rounds.map(({ shard }) => shard),
      rounds.map(({ player }) => player),
      rounds.map(({ currency }) => currency),
      rounds.map(({ round }) => round),
      rounds.map(({ game }) => game),
      rounds.map(({ zone }) => zone),
      rounds.map(({ weight }) => weight),
      rounds.map(({ staked }) => staked),
      rounds.map(({ won }) => won),
      rounds.map(({ countsAt }) => countsAt),
      rounds.map(({ late }) => late),
    ],
  })
}

/** Reads the countries of players, by `shard/player`. */
export async function readCountries(sql: Sql, players: readonly { shard: number; player: bigint }[]): Promise<Map<string, string>> {
  const { rows } = await sql.query<{ shard: number; player: bigint; country: string }>({
    text: `select p.shard, p.id as player, p.country from unnest($1::smallint[], $2::bigint[]) w (shard, player)
           join player p on p.shard = w.shard and p.id = w.player`,
    values: [players.map(({ shard }) => shard), players.map(({ player }) => player)],
  })
  return new Map(rows.map(({ shard, player, country }) => [`${shard}/${player}`, country]))
}
