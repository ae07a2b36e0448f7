import type { Sql } from '../../base/database/database.ts'

/** A studio's game as the books and a bonus look at it. */
type PlayedGame = {
  gameId: number
  product: string
  wagered: { game: string; provider: number | null; providerName: string | null; group: string | null; product: string }
}

/** Finds a game by its studio's name for it, enabled or not. */
export async function readGameOfStudio(sql: Sql, studio: string, studioGame: string): Promise<PlayedGame | undefined> {
  const { rows } = await sql.query<PlayedGame>({
    name: 'game_of_studio',
    text: `select g.id as "gameId", g.product, jsonb_build_object('game', g.friendly_id, 'provider', g.provider, 'providerName', p.name,
             'group', g.game_group, 'product', g.product) as wagered from game g left join game_provider p on p.id = g.provider where g.studio = $1 and g.studio_game = $2`,
    values: [studio, studioGame],
  })
  return rows[0]
}
