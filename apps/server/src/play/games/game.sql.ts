import type { Sql } from '../../base/database/database.ts'
import type { GameData } from './game.ts'
import type { Offer } from '../offers/offer.ts'

export type GameRow = {
  id: number
  friendly_id: string
  studio: string
  studio_game: string
  name: string
  game_group: string | null
  more_groups: string[]
  provider: number | null
  provider_name: string | null
  enabled: boolean
  countries: string[]
  off_in: string[]
  /** Where its provider's games may be played; null without a provider. */
  provider_offer: Offer | null
  data: GameData['data']
  /** The first jackpot that its stakes take part in. */
  jackpot: number | null
}
const columns = `g.id, g.friendly_id, g.studio, g.studio_game, g.name, g.game_group, g.more_groups, g.provider, p.name as provider_name, g.enabled,
  g.countries, g.off_in,
  case when p.id is not null then jsonb_build_object('enabled', p.enabled, 'countries', p.countries, 'off_in', p.off_in) end as provider_offer, g.data,
  (select min(d.jackpot) from jackpot_draw d join jackpot_version v on v.jackpot = d.jackpot and v.version = d.version
    where d.ended_at is null and v.data -> 'games' ? g.friendly_id) as jackpot`
const from = 'game g left join game_provider p on p.id = g.provider'

/** Reads every game in catalogue order. */
export async function readGames(sql: Sql): Promise<GameRow[]> {
  const { rows } = await sql.query<GameRow>({ text: `select ${columns} from ${from} order by g.position, g.id` })
  return rows
}

/** Reads every provider by name. */
export async function readProviders(sql: Sql): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql.query<{ id: number; name: string }>({ text: 'select id, name from game_provider order by name' })
  return rows
}

/** The catalogue's version, which rises with every change of games or providers, and the number of what is stopped. */
export type CatalogueVersion = { version: bigint; epoch: bigint }

export async function readCatalogueVersion(sql: Sql): Promise<CatalogueVersion> {
  const { rows } = await sql.query<CatalogueVersion>({
    name: 'catalogue_version',
    text: 'select version, epoch from catalogue_version, stop_epoch',
  })
  return rows[0] ?? { version: 0n, epoch: 0n }
}

/** Finds a game by its number or friendly id, enabled or not. */
export async function readGame(sql: Sql, game: string): Promise<GameRow | undefined> {
  const { rows } = await sql.query<GameRow>({
    text: `select ${columns} from ${from} where g.friendly_id = $1 or g.id::text = $1`,
    values: [game],
  })
  return rows[0]
}

/** Inserts missing games in one statement, in their order after as many `before` them; an operator's changes stay. */
export async function seedGames(sql: Sql, games: readonly GameData[], before = 0): Promise<void> {
  const rows = games.map((game, place) => ({ ...game, position: before + place }))
  await sql.query({
    text: `insert into game (id, friendly_id, studio, studio_game, product, name, game_group, more_groups, provider, enabled, position, data)
           select g.id, g."friendlyId", g.studio, g."studioGame", g.product, g.name, g."group", g."moreGroups", g.provider, g.enabled, g.position, g.data
           from jsonb_to_recordset($1::jsonb) as g(id integer, "friendlyId" text, studio text, "studioGame" text, product text, name text, "group" text,
             "moreGroups" text[], provider integer, enabled boolean, position integer, data jsonb)
           on conflict do nothing`,
    values: [JSON.stringify(rows)],
  })
}

/** Inserts missing providers. */
export async function seedProviders(sql: Sql, providers: readonly { id: number; name: string }[]): Promise<void> {
  await sql.query({
    text: `insert into game_provider (id, name) select p.id, p.name from jsonb_to_recordset($1::jsonb) as p(id integer, name text) on conflict do nothing`,
    values: [JSON.stringify(providers)],
  })
}
