import { writeAudit } from '../../../base/audit.sql.ts'
import { queueMail } from '../../../base/mail/mail.ts'
import { openPerson } from '../../../people/players/index.ts'
import { deleteSecondFactor } from '../../../people/second-factor/index.ts'
import { endSessionsOf } from '../../../people/sessions/index.ts'
import { secondFactorMail } from '../../../people/account-mails/index.ts'
import { need, Wrong, type Command } from '../frame/command.ts'
import { findPlayer } from './players.ts'

/** What an operator does to how somebody signs in. */
export const playerSignInCommands: Command[] = [
  {
    words: 'player second-factor-off',
    takes: 'PLAYER',
    about: 'switches the one-time codes of a player off who has lost phone and recovery codes; ends every session and sends a mail',
    run: async (house, args) => {
      const row = await findPlayer(house, need(args, 0, 'The player'))
      const at = house.clock.now()
      const { email, firstName } = openPerson(house, row)
      const removed = await house.db.transaction(async (tx) => {
        if (!(await deleteSecondFactor(tx, row.shard, row.id))) return false
        await endSessionsOf(tx, row.shard, row.id, at, 'operator')
        await queueMail(tx, house, secondFactorMail(house, email, firstName, row.language, 'off'), { shard: row.shard, player: row.id })
        await writeAudit(tx, { at, actor: 'command line', action: 'second-factor.off', subject: `player:${row.id}` })
        return true
      })
      if (!removed) throw new Wrong(`Player ${row.id} has no one-time codes.`)
      house.tell(row.id, { about: 'session', ended: 'expired' })
      return { value: { player: String(row.id), secondFactor: false }, lines: [`Player ${row.id}: one-time codes are off.`] }
    },
  },
]
