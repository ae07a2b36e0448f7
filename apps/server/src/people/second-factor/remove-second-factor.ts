import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { queueMail } from '../../base/mail/mail.ts'
import { secondFactorMail } from '../account-mails/mails.ts'
import { openPerson } from '../players/person.ts'
import type { PlayerRow } from '../players/player.sql.ts'
import { endSessionsOf } from '../sessions/session.ts'
import { deleteSecondFactor } from './second-factor.sql.ts'

/**
 * Switches a player's one-time codes off by an operator's decision: every session ends, and a mail tells the player.
 * Returns false if there were none.
 */
export async function removeSecondFactor(house: House, row: PlayerRow, actor: Actor): Promise<boolean> {
  const at = house.clock.now()
  const { email, firstName } = openPerson(house, row)
  const removed = await house.db.transaction(async (tx) => {
    if (!(await deleteSecondFactor(tx, row.shard, row.id))) return false
    await endSessionsOf(tx, row.shard, row.id, at, 'operator')
    await queueMail(tx, house, secondFactorMail(house, email, firstName, row.language, 'off'), { shard: row.shard, player: row.id })
    await writeAudit(tx, { at, actor, action: 'second-factor.off', subject: `player:${row.id}` })
    return true
  })
  if (removed) house.tell(row.id, { about: 'session', ended: 'expired' })
  return removed
}
