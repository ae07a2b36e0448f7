import type { GameMenu } from '@fairhouse/contract'
import type { LobbyPlace } from '@fairhouse/contract'
import type { RequestContext } from '../../base/house.ts'
import { refuse } from '../../base/http/refusal.ts'
import { bannersFor } from '../banners/banners-for.ts'
import { catalogueFor, countryOf } from '../games/catalogue.ts'
import { groupNamesIn } from './shelf-names.ts'
import { gamesIn, pathsFor, resolveIn } from './resolve-shelves.ts'
import { shelvesFor, shelvesOf, type Looker } from './shelves-of.ts'

type Asking = Pick<RequestContext, 'house' | 'player' | 'country'>

const lookerOf = (asking: Asking): Looker => ({ country: countryOf(asking), at: asking.house.clock.now() })

/** Returns what stands on every page of games: the groups with their counts, the menu, and the shelves of each place. */
export async function readGameMenu(asking: RequestContext): Promise<GameMenu> {
  const { house, language } = asking
  const looker = { ...lookerOf(asking), language }
  const catalogue = await catalogueFor(asking)
  const { games, groups } = catalogue
  const wanted = house.settings.get('fe.games.groups')
  const named = wanted.length === 0 ? groups : wanted.flatMap((id) => groups.filter((group) => group.id === id))
  const [pathOf, nameOf] = [pathsFor(house, looker), groupNamesIn(language)]
  const on = (place: LobbyPlace) => resolveIn(catalogue, house, shelvesOf(house, place, groups), looker).map(({ view }) => view)
  return {
    total: games.length,
    groups: [...groups],
    menu: named.map(({ id, count }) => ({ id, count, name: nameOf(id), path: pathOf(id) })),
    banners: await bannersFor(asking, looker),
    shelves: { home: on('home'), live: on('live'), poker: on('poker') },
  }
}

/** Returns the games of one shelf. */
export async function readShelf(asking: RequestContext, { place, shelf }: { place: LobbyPlace; shelf: string }) {
  const { house } = asking
  const looker = lookerOf(asking)
  const catalogue = await catalogueFor(asking)
  const found = shelvesFor(shelvesOf(house, place, catalogue.groups), looker).find(({ id }) => id === shelf)
  if (!found) return refuse('notFound')
  return { games: gamesIn(catalogue, found.shows) }
}
