import { closers } from '../../../people/account/index.ts'
import { need, Wrong } from '../frame/command.ts'
import type { OfficeCommand } from '../client/office-command.ts'
import { actOn, endOf } from './act-on-player.ts'

const listed = Object.entries(closers)
  .map(([by, name]) => `${by} (${name})`)
  .join(', ')
const takes = 'PLAYER --reason TEXT'

/** Commands about an account's status: suspend, hold, deactivate, close, delete, reopen. */
export const playerStateCommands: OfficeCommand[] = [
  suspend('suspend', 'suspended', 'suspends a player and ends every session', 'is suspended'),
  suspend('deactivate', 'inactive', 'makes an account inactive and ends every session', 'is inactive'),
  suspend('hold', 'onHold', 'puts logins on hold while something about the account is looked at, and ends every session', 'is on hold'),
  {
    words: 'player delete',
    takes,
    about: 'closes an account whose owner has asked for its deletion; what the law wants kept is kept',
    ask: (office, args, { reason }) =>
      actOn(office, args, 'POST /office/players/close', { how: 'deletion' }, reason, (player) => ({
        value: { player, status: 'closed', until: null },
        lines: [`Player ${player} is closed, as its owner wished.`],
      })),
  },
  {
    words: 'player close-by',
    takes: 'PLAYER PROVIDER [HOURS] --reason TEXT',
    about: `closes an account and says by whom: ${listed}`,
    ask: async (office, args, { reason }) => {
      const by = need(args, 1, 'Who closes it')
      if (!Object.hasOwn(closers, by)) throw new Wrong(`"${by}" closes no account. Give one of ${listed}.`)
      const until = args[2] === undefined ? null : await endOf(office, args[2])
      const input = { how: 'provider', until, by: Number(by) as 0 } as const // a number of the list above
      return actOn(office, args, 'POST /office/players/close', input, reason, (player) => ({
        value: { player, status: 'closed', until },
        lines: [`Player ${player} is closed${until ? ` until ${until}` : ''}.`],
      }))
    },
  },
  {
    words: 'player close',
    takes: 'PLAYER [HOURS|forever] --reason TEXT',
    about: 'closes an account: plainly, for a number of hours, or for good',
    ask: async (office, args, { reason }) => {
      const how = args[1] === undefined ? 'plain' : 'period'
      const until = args[1] === undefined ? null : await endOf(office, args[1])
      return actOn(office, args, 'POST /office/players/close', { how, until }, reason, (player) => ({
        value: { player, status: 'closed', until },
        lines: [`Player ${player} is closed${until ? ` until ${until}` : how === 'period' ? ' for good' : ''}.`],
      }))
    },
  },
  {
    words: 'player reopen',
    takes,
    about: 'opens an account again that was suspended, on hold, inactive or closed',
    ask: (office, args, { reason }) =>
      actOn(office, args, 'POST /office/players/reopen', {}, reason, (player) => ({
        value: { player, status: 'active', until: null },
        lines: [`Player ${player} is active.`],
      })),
  },
]

function suspend(word: string, status: 'suspended' | 'inactive' | 'onHold', about: string, sentence: string): OfficeCommand {
  return {
    words: `player ${word}`,
    takes,
    about,
    ask: (office, args, { reason }) =>
      actOn(office, args, 'POST /office/players/suspend', { status }, reason, (player) => ({
        value: { player, status, until: null },
        lines: [`Player ${player} ${sentence}.`],
      })),
  }
}
