import type { House } from '../../base/house.ts'
import { seedGames, seedProviders } from '../games/game.sql.ts'
import { makers } from '../games/makers.ts'
import { firstGames } from '../games/own-games.ts'
import { inventedGames } from './invented-games.ts'
import { inventedProviders } from './providers.ts'

/** Adds the games of our own studio that a new installation does not have yet, and those who make them; with the sandbox a list of providers besides. */
export async function seedCatalogue({ db, env }: Pick<House, 'db' | 'env'>): Promise<{ games: number; providers: number }> {
  const providers = env.mode === 'sandbox' ? [...makers, ...inventedProviders()] : makers
  await seedProviders(db, providers)
  await seedGames(db, firstGames)
  return { games: firstGames.length, providers: providers.length }
}

/** Fills a catalogue up to a number of games with invented ones, most of which cannot be opened: a load for tests and benchmarks. */
export async function fillCatalogue(house: Pick<House, 'db' | 'env'>, games: number): Promise<void> {
  await seedCatalogue(house)
  await seedGames(house.db, inventedGames(games - firstGames.length), firstGames.length)
}
