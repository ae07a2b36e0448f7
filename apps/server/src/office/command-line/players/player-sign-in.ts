import { need, Wrong } from '../frame/command.ts'
import type { OfficeCommand } from '../client/office-command.ts'
import { actOn } from './act-on-player.ts'

/** Commands about how somebody signs in. */
export const playerSignInCommands: OfficeCommand[] = [
  {
    words: 'player second-factor-off',
    takes: 'PLAYER --reason TEXT',
    about: 'switches the one-time codes of a player off who has lost phone and recovery codes; ends every session and sends a mail',
    ask: (office, args, { reason }) =>
      actOn(office, args, 'POST /office/players/factor/off', {}, reason, (player) => ({
        value: { player, secondFactor: false },
        lines: [`Player ${player}: one-time codes are off.`],
      })),
  },
  {
    words: 'player freeze',
    takes: 'PLAYER MINUTES REASON',
    about: 'keeps a player from signing in for a time, on every device (error 111), and ends every session',
    ask: async (office, args, options) => {
      const minutes = need(args, 1, 'The number of minutes')
      if (!/^[1-9]\d{0,5}$/.test(minutes)) throw new Wrong(`"${minutes}" is no number of minutes.`)
      const until = new Date((await office.now()).getTime() + Number(minutes) * 60_000).toISOString()
      return actOn(office, args, 'POST /office/players/freeze', { until }, args[2] ?? options['reason'], (player) => ({
        value: { player, frozenUntil: until },
        lines: [`Player ${player} is frozen until ${until}.`],
      }))
    },
  },
  {
    words: 'player unfreeze',
    takes: 'PLAYER REASON',
    about:
      'ends the freeze of a player: forgives failed logins on every device, and gives all code messages again; an address stays frozen',
    ask: (office, args, options) =>
      actOn(office, args, 'POST /office/players/unfreeze', {}, args[1] ?? options['reason'], (player) => ({
        value: { player, frozenUntil: null },
        lines: [
          `Player ${player} is no longer frozen.`,
          // Accounts do not record which addresses are theirs, so unfreezing a player cannot free an address shared by
          // others.
          'From an address with too many failed logins nobody signs in until its own freeze ends (setting signIn.freezeMinutes).',
        ],
      })),
  },
]
