import { writeAudit } from '../base/audit.sql.ts'
import { writeFrozenUntil } from '../players/index.ts'
import { endSessionsOf, unfreeze } from '../sign-in/index.ts'
import { clearSends } from '../verification/index.ts'
import { need, Wrong, type Command } from './command.ts'
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
    about: 'lets a frozen player sign in at once: forgives failed logins on every device, and gives all code messages again',
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
      return { value: { player: String(row.id), frozenUntil: null }, lines: [`Player ${row.id} can sign in.`] }
    },
  },
]
