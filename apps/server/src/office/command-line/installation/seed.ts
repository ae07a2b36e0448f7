import type { House } from '../../../base/house.ts'
import { seedHouse } from '../../../house.ts'
import { fillCatalogue, mostInvented } from '../../../play/catalogue-seed/index.ts'
import { actorOf } from '../frame/actor.ts'
import { Wrong, type Command } from '../frame/command.ts'

export const seedCommands: Command[] = [
  {
    words: 'seed',
    takes: '[--games NUMBER]',
    about:
      'adds the methods, games and examples of campaigns of a new installation that are not there; in a sandbox with invented games up to NUMBER',
    run: async (house, _, options) => {
      const fill = options.games === undefined ? undefined : countOf(house, options.games)
      const value = await seedHouse(house, actorOf(options))
      const { methods, campaigns, games, providers } = value
      const lines = [`${methods} methods, ${providers} providers and ${games} games are there, and ${campaigns} examples of campaigns.`]
      if (fill === undefined) return { value, lines }
      await fillCatalogue(house, fill)
      return { value: { ...value, filledTo: fill }, lines: [...lines, `The catalogue is filled up to ${fill} with invented games.`] }
    },
  },
]

/** Reads how many games a catalogue is filled up to; invented games are for a sandbox only. */
function countOf({ env }: House, text: string): number {
  if (env.mode !== 'sandbox') throw new Wrong('--games puts in invented games, which only a sandbox may have. Leave it out.')
  const count = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (count < 100 || count > mostInvented) throw new Wrong(`--games is "${text}": write a whole number from 100 to ${mostInvented}.`)
  return count
}
