import { markPotentialMinor, readAccount } from '../../../people/account/index.ts'
import { keepOut } from '../../../knowing/exclusion/index.ts'
import { actorOf } from '../frame/actor.ts'
import { need, Wrong, type Command } from '../frame/command.ts'
import { playerIn } from '../frame/player.ts'

export const playerCommands: Command[] = [
  {
    words: 'player show',
    takes: 'PLAYER',
    about: 'who a player is (masked), and the wallet',
    run: async (house, args) => {
      const value = await readAccount(house, await playerIn(house, args))
      return {
        value,
        lines: Object.entries(value).map(([name, part]) => `${name}: ${typeof part === 'object' ? JSON.stringify(part) : part}`),
      }
    },
  },
  {
    words: 'player potential-minor',
    takes: 'PLAYER on|off',
    about: 'marks a player as possibly under age, or takes the mark away',
    run: async (house, args, options) => {
      const row = await playerIn(house, args)
      const mark = need(args, 1, '"on" or "off"')
      if (mark !== 'on' && mark !== 'off') throw new Wrong(`"${mark}" is neither "on" nor "off".`)
      await markPotentialMinor(house, row, mark, actorOf(options))
      return {
        value: { player: String(row.id), potentialMinor: mark === 'on' },
        lines: [`Player ${row.id}: possibly under age is ${mark}.`],
      }
    },
  },
  {
    words: 'player exclude',
    takes: 'PLAYER HOURS|forever',
    about: 'excludes a player from gambling from now on; it cannot be shortened',
    run: async (house, args, options) => {
      const row = await playerIn(house, args)
      const text = need(args, 1, 'The number of hours, or "forever"')
      if (text !== 'forever' && !/^[1-9]\d{0,6}$/.test(text))
        throw new Wrong(`"${text}" is no number of hours. Give a whole number, or "forever".`)
      const at = house.clock.now()
      const endsAt = text === 'forever' ? null : new Date(at.getTime() + Number(text) * 3_600_000)
      await keepOut(house, row, { kind: 'excluded', endsAt }, actorOf(options))
      return {
        value: { player: String(row.id), until: endsAt },
        lines: [`Player ${row.id} is excluded ${endsAt ? `until ${endsAt.toISOString()}` : 'for good'}.`],
      }
    },
  },
]
