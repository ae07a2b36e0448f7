import type { Sql } from '../../base/database/database.ts'
import type { ListedReturn } from '../studio-contract/studio-door.ts'

/** Keeps what a studio's listing says its games return. Another return holds for the days after the one on which it is told. */
export async function writeReturns(sql: Sql, studio: string, listed: readonly ListedReturn[], at: Date): Promise<void> {
  const told = listed.map(({ game, least, most, deviation }) => ({
    game,
    least_of: String(least.of),
    least_in: String(least.in),
    most_of: String(most.of),
    most_in: String(most.in),
    deviation_least: deviation?.least ?? null,
    deviation_most: deviation?.most ?? null,
  }))
  await sql.query({
    text: `insert into game_return as x (studio, studio_game, least_of, least_in, most_of, most_in, deviation_least, deviation_most, told_at)
           select $1, r.game, r.least_of, r.least_in, r.most_of, r.most_in, r.deviation_least, r.deviation_most, $3
           from jsonb_to_recordset($2::jsonb) as r (game text, least_of numeric, least_in numeric, most_of numeric, most_in numeric,
             deviation_least numeric, deviation_most numeric)
           on conflict (studio, studio_game) do update
             set least_of = excluded.least_of, least_in = excluded.least_in, most_of = excluded.most_of, most_in = excluded.most_in,
               deviation_least = excluded.deviation_least, deviation_most = excluded.deviation_most, told_at = excluded.told_at,
               since = case when (x.least_of, x.least_in, x.most_of, x.most_in)
                 is distinct from (excluded.least_of, excluded.least_in, excluded.most_of, excluded.most_in)
                 then (excluded.told_at at time zone 'UTC')::date + 1 else x.since end
           where (x.least_of, x.least_in, x.most_of, x.most_in, x.deviation_least, x.deviation_most)
             is distinct from (excluded.least_of, excluded.least_in, excluded.most_of, excluded.most_in, excluded.deviation_least, excluded.deviation_most)`,
    values: [studio, JSON.stringify(told), at],
  })
}

/** A game of the catalogue with what is said of its return; numbers are of the stake, 1 for all of it. */
export type StatedGame = {
  game: number
  friendlyId: string
  /** Whether it stands in lists: false for what opens from its own page alone. */
  isListed: boolean
  name: string
  studio: string
  provider: string | null
  isOn: boolean
  /** What its return is printed as in percent, from the catalogue. */
  printed: string | null
  least: number | null
  most: number | null
  deviationLeast: number | null
  deviationMost: number | null
  since: string | null
}

/** What is said of the return of a game `g`; an edition that the listing does not name has the return of its machine. */
export const readsStated = `select * from game_return o
  where o.studio = g.studio and o.studio_game in (g.studio_game, split_part(g.studio_game, '.', 1))
  order by o.studio_game <> g.studio_game limit 1`

/** Reads what is said of the returns of games, of one or of all. */
export async function readStatedGames(sql: Sql, game: number | null): Promise<StatedGame[]> {
  const { rows } = await sql.query<StatedGame>({
    text: `select g.id as game, g.friendly_id as "friendlyId", coalesce(g.data ->> 'listed', 'true') <> 'false' as "isListed", g.name, g.studio, p.name as provider, g.enabled and coalesce(p.enabled, true) as "isOn",
             g.data ->> 'returnPercent' as printed, (r.least_of / r.least_in)::float8 as least, (r.most_of / r.most_in)::float8 as most,
             r.deviation_least::float8 as "deviationLeast", r.deviation_most::float8 as "deviationMost", to_char(r.since, 'YYYY-MM-DD') as since
           from game g left join game_provider p on p.id = g.provider
           left join lateral (${readsStated}) r on true
           where ($1::integer is null or g.id = $1)`,
    values: [game],
  })
  return rows
}
