import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { PlayerContext } from '../../base/house.ts'
import { queueMail } from '../../base/mail/mail.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { openPerson } from '../players/person.ts'
import { writePasswordHash } from '../players/player.sql.ts'
import { endLoginStepsOf } from '../sessions/login-step.sql.ts'
import { passwordChangedMail } from '../account-mails/mails.ts'
import { endPasswordLinks } from './password-link.sql.ts'
import { passwordFinding } from './password-rules.ts'
import { hashPassword } from './password.ts'
import { provePassword } from './prove-password.ts'
import { endOtherSessions } from '../sessions/session.sql.ts'
import { rotateSession, setSessionCookie } from '../sessions/session.ts'

type Given = { oldPassword: string; newPassword: string }

/**
 * Changes the player's password, proven by the current one with tries counted. Every other session ends, this one
 * continues under a new secret, links for a new password end, and the owner gets a mail.
 */
export async function changePassword(asking: PlayerContext, given: Given): Promise<Record<string, never> | Refused> {
  const { house, player, language } = asking
  const row = await provePassword(asking, given.oldPassword, 'oldPassword')
  if (isRefused(row)) return row
  const person = openPerson(house, row)
  const finding = passwordFinding(house, given.newPassword, [person.email, person.firstName, person.lastName])
  if (finding) return refuse('checkFields', { details: { fields: { newPassword: finding } } })
  if (given.newPassword.normalize('NFKC') === given.oldPassword.normalize('NFKC'))
    return refuse('samePassword', { details: { fields: { newPassword: { rule: 'samePassword' } } } })
  const hash = await hashPassword(given.newPassword)
  const now = house.clock.now()
  const cookie = await house.db.transaction(async (tx) => {
    await writePasswordHash(tx, player.shard, player.player, hash)
    await endOtherSessions(tx, player, now, 'password')
    await endPasswordLinks(tx, player.shard, player.player, now)
    await endLoginStepsOf(tx, player.shard, player.player, now)
    await queueMail(tx, house, passwordChangedMail(house, person.email, person.firstName, language, 'here'), player)
    await writeAudit(tx, { at: now, actor: `player:${player.player}`, action: 'password.change', subject: `player:${player.player}` })
    return rotateSession(tx, player.sessionId)
  })
  asking.setCookie(setSessionCookie(cookie))
  house.tell(player.player, { about: 'session', ended: 'expired' })
  return {}
}
