import { seedHouse } from '../../../house.ts'
import { actorOf } from '../frame/actor.ts'
import type { Command } from '../frame/command.ts'

export const seedCommands: Command[] = [
  {
    words: 'seed',
    takes: '',
    about: 'adds the methods, games and examples of campaigns of a new installation that are not there',
    run: async (house, _, options) => {
      const value = await seedHouse(house, actorOf(options))
      const { methods, campaigns, games, providers } = value
      return {
        value,
        lines: [`${methods} methods, ${providers} providers and ${games} games are there, and ${campaigns} examples of campaigns.`],
      }
    },
  },
]
