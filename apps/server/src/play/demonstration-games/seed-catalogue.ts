import type { House } from '../../base/house.ts'
import { demonstrationGames } from './games.ts'
import { demonstrationProviders, orchardStudio } from './providers.ts'
import { firstGames } from '../games/own-games.ts'
import { seedGames, seedProviders } from '../games/game.sql.ts'

/** Adds the missing games of a new installation; with the sandbox, a whole catalogue to try everything with. */
export async function seedCatalogue({ db, env }: Pick<House, 'db' | 'env'>): Promise<{ games: number; providers: number }> {
  const demonstration = env.mode === 'sandbox'
  const providers = demonstration ? demonstrationProviders() : [orchardStudio]
  const games = demonstration ? demonstrationGames() : firstGames
  await seedProviders(db, providers)
  await seedGames(db, games)
  return { games: games.length, providers: providers.length }
}
