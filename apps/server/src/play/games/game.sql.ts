import type { Sql } from '../../base/database/database.ts'
import type { GameData } from './game.ts'

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
  data: GameData['data']
}
const columns =
  'g.id, g.friendly_id, g.studio, g.studio_game, g.name, g.game_group, g.more_groups, g.provider, p.name as provider_name, g.enabled, g.data'
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

/** Reads the catalogue's version, which rises with every change of games or providers. */
export async function readCatalogueVersion(sql: Sql): Promise<bigint> {
  const { rows } = await sql.query<{ version: bigint }>({ name: 'catalogue_version', text: 'select version from catalogue_version' })
  return rows[0]?.version ?? 0n
}

/** Finds a game by its number or friendly id, enabled or not. */
export async function readGame(sql: Sql, game: string): Promise<GameRow | undefined> {
  const { rows } = await sql.query<GameRow>({
    text: `select ${columns} from ${from} where g.friendly_id = $1 or g.id::text = $1`,
    values: [game],
  })
  return rows[0]
}

/** Inserts missing games in one statement; an operator's changes stay. */
export async function seedGames(sql: Sql, games: GameData[]): Promise<void> {
  const rows = games.map((game, position) => ({ ...game, position }))
  await sql.query({
    text: `insert into game (id, friendly_id, studio, studio_game, product, name, game_group, more_groups, provider, enabled, position, data)
           select g.id, g."friendlyId", g.studio, g."studioGame", g.product, g.name, g."group", g."moreGroups", g.provider, g.enabled, g.position, g.data
           from jsonb_to_recordset($1::jsonb) as g(id integer, "friendlyId" text, studio text, "studioGame" text, product text, name text, "group" text,
             "moreGroups" text[], provider integer, enabled boolean, position integer, data jsonb)
           on conflict do nothing`,
    values: [JSON.stringify(rows)],
  })
}

/** Inserts a provider, or changes its brand text. */
export async function writeProvider(sql: Sql, { id, name }: { id: number; name: string }): Promise<void> {
  await sql.query({
    text: 'insert into game_provider (id, name) values ($1, $2) on conflict (id) do update set name = excluded.name',
    values: [id, name],
  })
}

/** Inserts missing providers. */
export async function seedProviders(sql: Sql, providers: { id: number; name: string }[]): Promise<void> {
  await sql.query({
    text: `insert into game_provider (id, name) select p.id, p.name from jsonb_to_recordset($1::jsonb) as p(id integer, name text) on conflict do nothing`,
    values: [JSON.stringify(providers)],
  })
}
