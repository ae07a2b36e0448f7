import { errorNamed } from '@fairhouse/errors'
import type { OfficeCommand } from '../client/office-command.ts'
import { noPlayer, playerAt } from '../client/player.ts'

/** Commands about advertising to players. */
export const playerMarketingCommands: OfficeCommand[] = [
  {
    words: 'player may-advertise',
    takes: 'PLAYER',
    about: 'whether something may be advertised to a player now: to be asked right before each sending',
    ask: async (office, args) => {
      const player = await playerAt(office, args)
      const { isAllowed, why } = await office.read('GET /office/players/marketing', { player }, { missing: noPlayer(player) })
      const error = why === null ? undefined : errorNamed(why)
      return {
        value: { player, allowed: isAllowed, ...(error ? { errorCode: error.code, error: error.name } : {}) },
        lines: [
          error
            ? `Nothing may be advertised to player ${player}: ${error.about} (error ${error.code}).`
            : `Player ${player} may be written to.`,
        ],
      }
    },
  },
]
