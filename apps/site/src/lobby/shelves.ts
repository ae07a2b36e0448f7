import type { Game } from '@fairhouse/contract'

/** A row of the lobby. */
export type Shelf = { readonly name: 'popular' | 'new' | 'all'; readonly games: readonly Game[] }

/** A shelf before all is one row on a desktop. */
const shelfLength = 6

/** The shelves of the lobby: most played and new before all, unless one group or a search narrows it to one shelf. */
export function shelvesOf(games: readonly Game[], { group, query }: { group?: string; query: string }): Shelf[] {
  const inGroup = group && group !== 'all' ? games.filter((game) => game.group === group) : games
  const wanted = query.trim().toLocaleLowerCase()
  const found = wanted ? inGroup.filter((game) => `${game.name} ${game.provider}`.toLocaleLowerCase().includes(wanted)) : inGroup
  const all: Shelf = { name: 'all', games: found }
  const narrow = group !== undefined || wanted !== '' || games.length < 8
  const shelves: Shelf[] = narrow
    ? [all]
    : [
        { name: 'popular', games: found.filter((game) => game.popular).slice(0, shelfLength) },
        { name: 'new', games: found.filter((game) => game.isNew).slice(0, shelfLength) },
        all,
      ]
  return shelves.filter((shelf) => shelf.games.length > 0)
}
