import type { Sql } from '../../base/database/database.ts'
import type { Offer } from '../../play/offers/index.ts'

type State = 'on' | 'partly' | 'off' | 'stopped'

/** A game in the list of the office. */
export type ListedGame = Offer & {
  id: number
  friendly_id: string
  name: string
  game_group: string | null
  studio: string
  provider: number | null
  provider_name: string | null
  provider_offer: Offer | null
  return_percent: string | null
  state: State
}

/** A provider in the list of the office. */
export type ListedProvider = Offer & { id: number; name: string; games: number; state: Exclude<State, 'stopped'> }

type Narrowed = {
  id?: number | undefined
  words?: string | undefined
  provider?: number | undefined
  studio?: string | undefined
  group?: string | undefined
  state?: State | undefined
}
type Place = readonly [name: string, id: string] | undefined

/** The words of a search as a pattern in which nothing else stands for anything. */
const patternOf = (words: string | undefined): string | null => (words ? `%${words.replaceAll(/[\\%_]/g, '\\$&')}%` : null)

/**
 * Lists games by name, after a place. `stopped` names the studios and games that an incident stops; one that is stopped
 * in a country counts as stopped.
 */
export async function readGameList(
  sql: Sql,
  stopped: readonly string[],
  narrowed: Narrowed,
  after: Place,
  most: number,
): Promise<ListedGame[]> {
  const { id, words, provider, studio, group, state } = narrowed
  const { rows } = await sql.query<ListedGame>({
    text: `select * from (
             select g.id, g.friendly_id, g.name, g.game_group, g.studio, g.provider, p.name as provider_name, g.enabled, g.countries, g.off_in,
               case when p.id is not null then jsonb_build_object('enabled', p.enabled, 'countries', p.countries, 'off_in', p.off_in) end as provider_offer,
               g.data ->> 'returnPercent' as return_percent,
               case when not g.enabled or not coalesce(p.enabled, true) then 'off'
                 when 'studio:' || g.studio = any($1) or 'game:' || g.id = any($1) then 'stopped'
                 when g.off_in <> '{}' or coalesce(p.off_in, '{}') <> '{}' then 'partly' else 'on' end as state
             from game g left join game_provider p on p.id = g.provider
             where ($2::integer is null or g.id = $2) and ($3::integer is null or g.provider = $3) and ($4::text is null or g.studio = $4)
               and ($5::text is null or g.game_group = $5 or $5 = any(g.more_groups))
               and ($6::text is null or g.name ilike $6 or g.friendly_id ilike $6 or g.id::text ilike $6 or p.name ilike $6)
               and ($7::text is null or (g.name, g.id) > ($7, $8::integer))) listed
           where $9::text is null or state = $9 order by name, id limit $10`,
    values: [
      stopped,
      id ?? null,
      provider ?? null,
      studio ?? null,
      group ?? null,
      patternOf(words),
      after?.[0] ?? null,
      after ? Number(after[1]) : null,
      state ?? null,
      most,
    ],
  })
  return rows
}

/** Lists providers by name, after a place, each with its number of games. */
export async function readProviderList(
  sql: Sql,
  { id, words, state }: Pick<Narrowed, 'id' | 'words' | 'state'>,
  after: Place,
  most: number,
): Promise<ListedProvider[]> {
  const { rows } = await sql.query<ListedProvider>({
    text: `select * from (
             select p.id, p.name, p.enabled, p.countries, p.off_in, (select count(*)::integer from game g where g.provider = p.id) as games,
               case when not p.enabled then 'off' when p.off_in <> '{}' then 'partly' else 'on' end as state
             from game_provider p
             where ($1::integer is null or p.id = $1) and ($2::text is null or p.name ilike $2 or p.id::text ilike $2)
               and ($3::text is null or (p.name, p.id) > ($3, $4::integer))) listed
           where $5::text is null or state = $5 order by name, id limit $6`,
    values: [id ?? null, patternOf(words), after?.[0] ?? null, after ? Number(after[1]) : null, state ?? null, most],
  })
  return rows
}

/** Reads what the list of games can be narrowed to. */
export async function readGameFilters(sql: Sql): Promise<{ studios: string[]; groups: string[] }> {
  const { rows } = await sql.query<{ studios: string[] | null; groups: string[] | null }>({
    text: `select (select array_agg(distinct studio order by studio) from game) as studios,
             (select array_agg(distinct one order by one) from game g, unnest(g.more_groups || g.game_group) as t (one) where one is not null) as groups`,
  })
  return { studios: rows[0]?.studios ?? [], groups: rows[0]?.groups ?? [] }
}
