import type { RequestContext } from '../../base/house.ts'
import { refuse } from '../../base/http/refusal.ts'
import { catalogueOf, type Listed, type Sorting } from './catalogue.ts'
import { gameView } from './game.ts'
import { readGame } from './game.sql.ts'
import { connectedStudios } from '../studio-contract/studio.ts'

type Wanted = { group?: string | undefined; provider?: number | undefined; sort: Sorting; from: number; size: number }

/** Lists one page of the catalogue, of a group or a provider, in the given order. */
export async function listGames({ house }: RequestContext, { group, provider, sort, from, size }: Wanted) {
  const { sorted } = await catalogueOf(house)
  const wanted = sorted[sort].filter(
    ({ game, groups }) =>
      (group === undefined || group === 'all' || groups.includes(group)) && (provider === undefined || game.providerId === provider),
  )
  return { total: wanted.length, games: wanted.slice(from, from + size).map(({ game }) => game) }
}

/** Returns every game in brief, for searching in the browser. */
export async function allGames({ house }: RequestContext) {
  const { version, games } = await catalogueOf(house)
  return { version, games: games.map(({ game }) => game) }
}

/** Returns the brands with their number of games. */
export async function listProviders({ house }: RequestContext) {
  return { providers: [...(await catalogueOf(house)).providers] }
}

/** Returns one game, by number or friendly id, with its groups and some related ones. */
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

/** Returns whether a game is of the same brand or kind. */
const kinOf = (one: Listed, provider: number, groups: readonly string[]) =>
  one.game.providerId === provider || (groups.length > 0 && one.groups.includes(groups[0] ?? '')) || one.game.popular
