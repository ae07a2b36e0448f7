import { removeSecondFactor } from '../../../people/second-factor/index.ts'
import { Wrong, type Command } from '../frame/command.ts'
import { actorOf } from '../frame/actor.ts'
import { playerIn } from '../frame/player.ts'

/** Commands about how somebody signs in. */
export const playerSignInCommands: Command[] = [
  {
    words: 'player second-factor-off',
    takes: 'PLAYER',
    about: 'switches the one-time codes of a player off who has lost phone and recovery codes; ends every session and sends a mail',
    run: async (house, args, options) => {
      const row = await playerIn(house, args)
      if (!(await removeSecondFactor(house, row, actorOf(options)))) throw new Wrong(`Player ${row.id} has no one-time codes.`)
      return { value: { player: String(row.id), secondFactor: false }, lines: [`Player ${row.id}: one-time codes are off.`] }
    },
  },
]
