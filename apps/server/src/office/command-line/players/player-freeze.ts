import { writeAudit } from '../../../base/audit.sql.ts'
import { writeFrozenUntil } from '../../../people/players/index.ts'
import { endSessionsOf } from '../../../people/sessions/index.ts'
import { unfreeze } from '../../../people/login-freeze/index.ts'
import { clearSends } from '../../../knowing/verification/index.ts'
import { need, Wrong, type Command } from '../frame/command.ts'
import { loginsOf } from './frozen-until.ts'
import { findPlayer } from './players.ts'

/** What an operator does about too many tries. */
export const playerFreezeCommands: Command[] = [
  {
    words: 'player freeze',
    takes: 'PLAYER MINUTES REASON',
    about: 'keeps a player from signing in for a time, on every device (error 111), and ends every session',
    run: async (house, args) => {
      const row = await findPlayer(house, need(args, 0, 'The player'))
      const minutes = need(args, 1, 'The number of minutes')
      if (!/^[1-9]\d{0,5}$/.test(minutes)) throw new Wrong(`"${minutes}" is no number of minutes.`)
      const reason = need(args, 2, 'The reason')
      const at = house.clock.now()
      const until = new Date(at.getTime() + Number(minutes) * 60_000)
      await house.db.transaction(async (tx) => {
        await writeFrozenUntil(tx, row.shard, row.id, until)
        await endSessionsOf(tx, row.shard, row.id, at, 'operator')
        await writeAudit(tx, {
          at,
          actor: 'command line',
          action: 'player.freeze',
          subject: `player:${row.id}`,
          details: { until, reason },
        })
      })
      house.tell(row.id, { about: 'session', ended: 'expired' })
      return { value: { player: String(row.id), frozenUntil: until }, lines: [`Player ${row.id} is frozen until ${until.toISOString()}.`] }
    },
  },
  {
    words: 'player unfreeze',
    takes: 'PLAYER REASON',
    about:
      'ends the freeze of a player: forgives failed logins on every device, and gives all code messages again; an address stays frozen',
    run: async (house, args) => {
      const row = await findPlayer(house, need(args, 0, 'The player'))
      const reason = need(args, 1, 'The reason')
      const at = house.clock.now()
      await house.db.transaction(async (tx) => {
        await writeFrozenUntil(tx, row.shard, row.id, null)
        for (const login of loginsOf(house, row)) await unfreeze(tx, house.personal.indexOf('login', login))
        await clearSends(tx, `player:${row.id}`)
        await writeAudit(tx, { at, actor: 'command line', action: 'player.unfreeze', subject: `player:${row.id}`, details: { reason } })
      })
      const minutes = house.settings.get('signIn.freezeMinutes')
      return {
        value: { player: String(row.id), frozenUntil: null, status: row.status },
        lines: [
          `Player ${row.id} is no longer frozen${row.status === 'active' ? '' : `, but the account is ${row.status}: "fairhouse player reopen"`}.`,
          // Whose the addresses are is not kept with an account, so that one player cannot open them for all who try there.
          `From an address with too many failed logins nobody signs in until its own freeze ends, after ${minutes} minutes at most.`,
        ],
      }
    },
  },
]
