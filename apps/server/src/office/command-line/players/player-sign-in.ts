import { removeSecondFactor } from '../../../people/second-factor/index.ts'
import { need, Wrong, type Command } from '../frame/command.ts'
import { findPlayer } from './players.ts'

/** Commands about how somebody signs in. */
export const playerSignInCommands: Command[] = [
  {
    words: 'player second-factor-off',
    takes: 'PLAYER',
    about: 'switches the one-time codes of a player off who has lost phone and recovery codes; ends every session and sends a mail',
    run: async (house, args) => {
      const row = await findPlayer(house, need(args, 0, 'The player'))
      if (!(await removeSecondFactor(house, row))) throw new Wrong(`Player ${row.id} has no one-time codes.`)
      return { value: { player: String(row.id), secondFactor: false }, lines: [`Player ${row.id}: one-time codes are off.`] }
    },
  },
]
