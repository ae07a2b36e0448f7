import { freezeAccount, unfreezeAccount } from '../../../people/account/index.ts'
import { need, Wrong, type Command } from '../frame/command.ts'
import { actorOf } from '../frame/actor.ts'
import { playerIn } from '../frame/player.ts'

/** Commands about freezes after too many tries. */
export const playerFreezeCommands: Command[] = [
  {
    words: 'player freeze',
    takes: 'PLAYER MINUTES REASON',
    about: 'keeps a player from signing in for a time, on every device (error 111), and ends every session',
    run: async (house, args, options) => {
      const row = await playerIn(house, args)
      const minutes = need(args, 1, 'The number of minutes')
      if (!/^[1-9]\d{0,5}$/.test(minutes)) throw new Wrong(`"${minutes}" is no number of minutes.`)
      const reason = need(args, 2, 'The reason')
      const until = new Date(house.clock.now().getTime() + Number(minutes) * 60_000)
      await freezeAccount(house, row, until, { actor: actorOf(options), reason })
      return { value: { player: String(row.id), frozenUntil: until }, lines: [`Player ${row.id} is frozen until ${until.toISOString()}.`] }
    },
  },
  {
    words: 'player unfreeze',
    takes: 'PLAYER REASON',
    about:
      'ends the freeze of a player: forgives failed logins on every device, and gives all code messages again; an address stays frozen',
    run: async (house, args, options) => {
      const row = await playerIn(house, args)
      const reason = need(args, 1, 'The reason')
      await unfreezeAccount(house, row, { actor: actorOf(options), reason })
      const minutes = house.settings.get('signIn.freezeMinutes')
      return {
        value: { player: String(row.id), frozenUntil: null, status: row.status },
        lines: [
          `Player ${row.id} is no longer frozen${row.status === 'active' ? '' : `, but the account is ${row.status}: "fairhouse player reopen"`}.`,
          // Accounts do not record which addresses are theirs, so unfreezing a player cannot free an address shared by
          // others.
          `From an address with too many failed logins nobody signs in until its own freeze ends, after ${minutes} minutes at most.`,
        ],
      }
    },
  },
]
