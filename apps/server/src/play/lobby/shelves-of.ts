import type { LobbyPlace } from '@fairhouse/contract'
import type { Shelf } from '@fairhouse/contract/office/lobby.ts'
import type { House } from '../../base/house.ts'
import { forLooker as shelvesFor, type Looker } from '../banners/for-looker.ts'

export { shelvesFor, type Looker }

/** The most tiles of a shelf that nobody has given a size. */
const usualSize = 12

const groupsOf = { home: 'fe.games.groups', live: 'fe.games.liveGroups', poker: 'fe.games.pokerGroups' } as const
export const settingOf = { home: 'lobby.home', live: 'lobby.live', poker: 'lobby.poker' } as const satisfies Record<LobbyPlace, string>

/** Returns the shelf that shows a group, as the settings name groups. */
const groupShelf = (group: string): Shelf => ({
  id: group,
  names: {},
  shows: { by: 'group', group, size: usualSize },
  countries: [],
  from: null,
  until: null,
})

type Groups = readonly { readonly id: string }[]

/** Returns the shelves that the house has set for a place; null: none, and the groups that the settings name stand there. */
export const ownShelves = ({ settings }: Pick<House, 'settings'>, place: LobbyPlace): readonly Shelf[] | null =>
  shelvesIn(settings.get(settingOf[place]))

/** Returns the shelves of a value that the setting of a place has or had. */
export const shelvesIn = (value: unknown): readonly Shelf[] | null => (Array.isArray(value) ? (value as Shelf[]) : null) // its own entry has read it

/** Returns the shelves of a place as the house has set them, or those of the groups that the settings name. */
export const shelvesOf = (house: Pick<House, 'settings'>, place: LobbyPlace, groups: Groups): readonly Shelf[] =>
  ownShelves(house, place) ?? startingShelves(house, place, groups)

/** Returns the shelves that a place has until the house sets its own; home without named groups has all of the catalogue. */
export function startingShelves({ settings }: Pick<House, 'settings'>, place: LobbyPlace, groups: Groups): readonly Shelf[] {
  const named = settings.get(groupsOf[place])
  return (place === 'home' && named.length === 0 ? groups.map(({ id }) => id) : named).map(groupShelf)
}

/**
 * Returns the groups that have an address under `/live` or `/poker` for somebody; none: the page is not there for them.
 * A shelf that shows no group stands with its own id, so that the page is there.
 */
export const groupsUnder = (house: Pick<House, 'settings'>, place: 'live' | 'poker', looker: Looker): string[] =>
  shelvesFor(shelvesOf(house, place, []), looker).map(({ id, shows }) => (shows.by === 'group' ? shows.group : id))
