import type { RequestContext } from '../../base/house.ts'
import { refuse } from '../../base/http/refusal.ts'
import { catalogueFor, countryOf, type Listed, type Sorting } from './catalogue.ts'
import { gameAs } from './game-as.ts'
import { readGame } from './game.sql.ts'

type Wanted = { group?: string | undefined; provider?: number | undefined; sort: Sorting; from: number; size: number }

/** Lists one page of the catalogue, of a group or a provider, in the given order. */
export async function listGames(asking: RequestContext, { group, provider, sort, from, size }: Wanted) {
  const { sorted } = await catalogueFor(asking)
  const wanted = sorted[sort].filter(
    ({ game, groups }) =>
      (group === undefined || group === 'all' || groups.includes(group)) && (provider === undefined || game.providerId === provider),
  )
  return { total: wanted.length, games: wanted.slice(from, from + size).map(({ game }) => game) }
}

/** Returns every game in brief, for searching in the browser. */
export async function allGames(asking: RequestContext) {
  const { version, games } = await catalogueFor(asking)
  return { version, games: games.map(({ game }) => game) }
}

/** Returns the brands with their number of games. */
export async function listProviders(asking: RequestContext) {
  return { providers: [...(await catalogueFor(asking)).providers] }
}

/** Returns one game, by number or friendly id, with its groups and some related ones. */
export async function readGameDetails(asking: RequestContext, { id }: { id: string }) {
  const { house } = asking
  const row = await readGame(house.db, id)
  if (!row) return refuse('gameNotFound')
  const { games } = await catalogueFor(asking)
  const game = gameAs(house, row, countryOf(asking))
  const groups = games.find((one) => one.game.id === game.id)?.groups ?? (game.group ? [game.group] : [])
  const alike = games
    .filter((one) => one.game.id !== game.id && one.game.state === 'open' && kinOf(one, game.providerId, groups))
    .slice(0, 4)
  return { game, groups: [...groups], alike: alike.map((one) => one.game) }
}

/** Returns whether a game is of the same brand or kind. */
const kinOf = (one: Listed, provider: number, groups: readonly string[]) =>
  one.game.providerId === provider || (groups.length > 0 && one.groups.includes(groups[0] ?? '')) || one.game.popular
