import type { RequestContext } from '../../base/house.ts'
import { refuse } from '../../base/http/refusal.ts'
import { catalogueOf, type Listed, type Sorting } from './catalogue.ts'
import { gameView } from './game.ts'
import { readGame } from './game.sql.ts'
import { connectedStudios } from '../studio-contract/studio.ts'

type Wanted = { group?: string | undefined; provider?: number | undefined; sort: Sorting; from: number; size: number }

/** One page of the catalogue, of a group or of a provider, in the order asked for. */
export async function listGames({ house }: RequestContext, { group, provider, sort, from, size }: Wanted) {
  const { sorted } = await catalogueOf(house)
  const wanted = sorted[sort].filter(
    ({ game, groups }) =>
      (group === undefined || group === 'all' || groups.includes(group)) && (provider === undefined || game.providerId === provider),
  )
  return { total: wanted.length, games: wanted.slice(from, from + size).map(({ game }) => game) }
}

/** The groups with their counts: what every page of games shows first. */
export async function readGameMenu({ house }: RequestContext) {
  const { games, groups } = await catalogueOf(house)
  return { total: games.length, groups: [...groups] }
}

/** Every game in few words, for the search in the browser. */
export async function allGames({ house }: RequestContext) {
  const { version, games } = await catalogueOf(house)
  return { version, games: games.map(({ game }) => game) }
}

/** The brands, with how many games each has. */
export async function listProviders({ house }: RequestContext) {
  return { providers: [...(await catalogueOf(house)).providers] }
}

/** One game, by its number or its friendly id, with its groups and a few others of its kind. */
export async function readGameDetails({ house }: RequestContext, { id }: { id: string }) {
  const row = await readGame(house.db, id)
  if (!row) return refuse('gameNotFound')
  const game = gameView(row, connectedStudios(house))
  const { games } = await catalogueOf(house)
  const groups = games.find((one) => one.game.id === game.id)?.groups ?? (game.group ? [game.group] : [])
  const alike = games
    .filter((one) => one.game.id !== game.id && one.game.state === 'open' && kinOf(one, game.providerId, groups))
    .slice(0, 4)
  return { game, groups: [...groups], alike: alike.map((one) => one.game) }
}

/** Whether a game is of the same brand, or of the same kind. */
const kinOf = (one: Listed, provider: number, groups: readonly string[]) =>
  one.game.providerId === provider || (groups.length > 0 && one.groups.includes(groups[0] ?? '')) || one.game.popular
