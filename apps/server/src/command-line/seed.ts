import { seedCampaigns } from '../campaigns/index.ts'
import { firstMethods, seedMethods } from '../cashier/index.ts'
import { seedCatalogue } from '../games/index.ts'
import type { Command } from './command.ts'

export const seedCommands: Command[] = [
  {
    words: 'seed',
    takes: '',
    about: 'adds the methods, games and examples of campaigns of a new installation that are not there',
    run: async (house) => {
      await seedMethods(house.db, firstMethods, house.env.mode === 'sandbox')
      const campaigns = await seedCampaigns(house)
      const { games, providers } = await seedCatalogue(house)
      return {
        value: { methods: firstMethods.length, campaigns, games, providers },
        lines: [
          `${firstMethods.length} methods, ${providers} providers and ${games} games are there, and ${campaigns} examples of campaigns.`,
        ],
      }
    },
  },
]
