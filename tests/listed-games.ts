import type { Game } from '@fairhouse/contract'
import type { RunningHouse } from './running-house.ts'

/** The first games of a group, as a visitor is told them. */
export async function listedGames({ origin }: RunningHouse, group: string, size: number): Promise<Game[]> {
  const answer = await fetch(`${origin}/api/games?group=${group}&size=${size}`)
  return ((await answer.json()) as { games: Game[] }).games // the contract's
}

/** An invented edition of our studio's machine that has a demonstration: some have none. Their numbers begin with 2000. */
export async function editionWithDemo(house: RunningHouse): Promise<Game> {
  const games = await listedGames(house, 'slots', 96)
  const edition = games.find(({ id, state, demo }) => Number(id) >= 2000 && state === 'open' && demo)
  if (!edition) throw new Error('None of the first slots is an edition with a demonstration.')
  return edition
}
