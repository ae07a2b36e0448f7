import type { Sql } from '../base/database.ts'
import type { GameData } from './game.ts'

export type GameRow = {
  id: number
  friendly_id: string
  studio: string
  studio_game: string
  name: string
  game_group: string
  enabled: boolean
  data: GameData['data']
}
const columns = 'id, friendly_id, studio, studio_game, name, game_group, enabled, data'

export async function readGames(sql: Sql): Promise<GameRow[]> {
  const { rows } = await sql.query<GameRow>({ name: 'games_read', text: `select ${columns} from game where enabled order by position, id` })
  return rows
}

/** Finds a game by its number or its friendly id, enabled or not. */
export async function readGame(sql: Sql, game: string): Promise<GameRow | undefined> {
  const { rows } = await sql.query<GameRow>({ text: `select ${columns} from game where friendly_id = $1 or id::text = $1`, values: [game] })
  return rows[0]
}

/** Adds games that are not there; what an operator has changed stays. */
export async function seedGames(sql: Sql, games: GameData[]): Promise<void> {
  for (const [position, g] of games.entries())
    await sql.query({
      text: `insert into game (id, friendly_id, studio, studio_game, name, game_group, position, data) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
      values: [g.id, g.friendlyId, g.studio, g.studioGame, g.name, g.group, position, JSON.stringify(g.data)],
    })
}
