import type { Asking } from '../base/context.ts'
import { gameView } from './game.ts'
import { readGames } from './game.sql.ts'

/** The catalogue, or one group of it, with how many games each group has. */
export async function listGames({ house }: Asking, input: { group?: string | undefined }) {
  const rows = await readGames(house.db)
  const groups = Map.groupBy(rows, ({ game_group: group }) => group)
  const wanted = input.group === undefined || input.group === 'all' ? rows : (groups.get(input.group) ?? [])
  return { games: wanted.map(gameView), groups: [...groups].map(([id, games]) => ({ id, count: games.length })) }
}
