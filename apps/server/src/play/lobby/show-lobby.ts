import type { Shelf } from '@fairhouse/contract/office/lobby.ts'
import type { House } from '../../base/house.ts'
import { catalogueOf } from '../games/catalogue.ts'
import { gamesIn, resolveIn } from './resolve-shelves.ts'
import { mistakesIn } from './shelf-mistakes.ts'
import type { Looker } from './shelves-of.ts'

/** As many tiles of a shelf as a phone shows before one scrolls. */
const tilesShown = 6

/** Returns what somebody would see of shelves, with the first games of each, and what is wrong with them. */
export async function previewShelves(house: House, shelves: readonly Shelf[], looker: Looker & { language: string }) {
  const [catalogue, mistakes] = await Promise.all([catalogueOf(house, looker.country), mistakesIn(house, shelves)])
  const shown = resolveIn(catalogue, house, shelves, looker).map(({ view: { id, name, count }, shelf }) => ({
    id,
    name,
    count,
    games: gamesIn(catalogue, shelf.shows).slice(0, tilesShown),
  }))
  return { shelves: shown, mistakes }
}

/** Returns what a shelf can be made of: every game, group and provider of the catalogue. */
export async function readLobbyParts(house: House) {
  const { games, groups, providers } = await catalogueOf(house, '')
  return { games: games.map(({ game }) => game), groups, providers: providers.filter(({ count }) => count > 0) }
}
