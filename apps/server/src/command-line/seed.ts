import { firstMethods, seedMethods } from '../cashier/index.ts'
import { seedCatalogue } from '../games/index.ts'
import type { Command } from './command.ts'

export const seedCommands: Command[] = [
  {
    words: 'seed',
    takes: '',
    about: 'adds the methods and games of a new installation that are not there',
    run: async (house) => {
      await seedMethods(house.db, firstMethods)
      const { games, providers } = await seedCatalogue(house)
      return {
        value: { methods: firstMethods.length, games, providers },
        lines: [`${firstMethods.length} methods, ${providers} providers and ${games} games are there.`],
      }
    },
  },
]
