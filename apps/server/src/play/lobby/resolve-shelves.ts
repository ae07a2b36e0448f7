import type { Game, LobbyShelf } from '@fairhouse/contract'
import type { Shelf, ShelfGames } from '@fairhouse/contract/office/lobby.ts'
import type { House } from '../../base/house.ts'
import { catalogueOf } from '../games/catalogue.ts'
import { namesIn } from './shelf-names.ts'
import { groupsUnder, shelvesFor, type Looker } from './shelves-of.ts'

type Catalogue = Awaited<ReturnType<typeof catalogueOf>>
/** A shelf with what its page lists and where that page is. */
type Resolved = { view: LobbyShelf; shelf: Shelf }

/** Returns the shelves that somebody sees, without those that have no game for them, by the names of a language. */
export async function resolveShelves(house: House, shelves: readonly Shelf[], looker: Looker & { language: string }): Promise<Resolved[]> {
  return resolveIn(await catalogueOf(house, looker.country), house, shelves, looker)
}

/** Returns them where the catalogue was read already. */
export function resolveIn(
  catalogue: Catalogue,
  house: House,
  shelves: readonly Shelf[],
  looker: Looker & { language: string },
): Resolved[] {
  const nameOf = namesIn(house, catalogue, looker.language)
  const pathOf = pathsFor(house, looker)
  return shelvesFor(shelves, looker).flatMap((shelf) => {
    const count = countOf(catalogue, shelf.shows)
    return count === 0 ? [] : [{ shelf, view: { id: shelf.id, name: nameOf(shelf), count, ...pageOf(shelf.shows, pathOf) } }]
  })
}

/** Returns the games of a shelf, at most as many as it holds. */
export function gamesIn({ games, sorted }: Catalogue, shows: ShelfGames): Game[] {
  if (shows.by === 'list') return shows.games.flatMap((id) => games.find(({ game }) => game.id === id)?.game ?? [])
  const found = {
    group: () => games.filter(({ groups }) => shows.by === 'group' && groups.includes(shows.group)),
    studio: () => games.filter(({ game }) => shows.by === 'studio' && game.providerId === shows.studio),
    new: () => games.filter(({ game }) => game.isNew),
    popular: () => games.filter(({ game }) => game.popular),
    name: () => sorted.name,
  }[shows.by]()
  return found.slice(0, shows.size).map(({ game }) => game)
}

/** How many games the page of a shelf lists; one without a page is all there is. */
function countOf(catalogue: Catalogue, shows: ShelfGames): number {
  const { games, groups, providers } = catalogue
  if (shows.by === 'group') return groups.find(({ id }) => id === shows.group)?.count ?? 0
  if (shows.by === 'studio') return providers.find(({ id }) => id === shows.studio)?.count ?? 0
  return shows.by !== 'list' && gamesIn(catalogue, { ...shows, size: 1 }).length > 0 ? games.length : gamesIn(catalogue, shows).length
}

type Page = Pick<LobbyShelf, 'path' | 'search'>

function pageOf(shows: ShelfGames, pathOf: (group: string) => string): Page {
  if (shows.by === 'list') return {}
  if (shows.by === 'group') return { path: pathOf(shows.group) }
  if (shows.by === 'studio') return { path: '/all-games', search: { provider: String(shows.studio) } }
  return { path: '/all-games', ...(shows.by === 'popular' ? {} : { search: { sort: shows.by } }) }
}

/** Returns where a group's page is for somebody: live casino and poker have their own. */
export function pathsFor(house: Pick<House, 'settings'>, looker: Looker): (group: string) => string {
  const under = { live: groupsUnder(house, 'live', looker), poker: groupsUnder(house, 'poker', looker) }
  return (group) => {
    if ((group === 'live' || group === 'poker') && under[group].length > 0) return `/${group}`
    const place = (['live', 'poker'] as const).find((one) => under[one].includes(group))
    return `${place ? `/${place}` : ''}/${group}-games`
  }
}
