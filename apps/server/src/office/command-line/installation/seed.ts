import { seedCampaigns } from '../../../play/campaigns/index.ts'
import { seedFirstMethods } from '../../../cashier/methods/index.ts'
import { seedCatalogue } from '../../../play/demonstration-games/index.ts'
import { actorOf } from '../frame/actor.ts'
import type { Command } from '../frame/command.ts'

export const seedCommands: Command[] = [
  {
    words: 'seed',
    takes: '',
    about: 'adds the methods, games and examples of campaigns of a new installation that are not there',
    run: async (house, _, options) => {
      const methods = await seedFirstMethods(house)
      const campaigns = await seedCampaigns(house, actorOf(options))
      const { games, providers } = await seedCatalogue(house)
      return {
        value: { methods, campaigns, games, providers },
        lines: [`${methods} methods, ${providers} providers and ${games} games are there, and ${campaigns} examples of campaigns.`],
      }
    },
  },
]
