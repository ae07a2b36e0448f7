import { firstMethods, seedMethods } from '../cashier/index.ts'
import { firstGames, seedGames } from '../games/index.ts'
import type { Command } from './command.ts'

export const seedCommands: Command[] = [
  {
    words: 'seed',
    takes: '',
    about: 'adds the methods and games of a new installation that are not there',
    run: async ({ db }) => {
      await seedMethods(db, firstMethods)
      await seedGames(db, firstGames)
      return {
        value: { methods: firstMethods.length, games: firstGames.length },
        lines: [`${firstMethods.length} methods and ${firstGames.length} games are there.`],
      }
    },
  },
]
