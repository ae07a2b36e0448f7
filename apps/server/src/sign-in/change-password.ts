import { writeAudit } from '../base/audit.sql.ts'
import type { PlayerAsking } from '../base/context.ts'
import { queueMail } from '../base/mail.ts'
import { refuse, type Refused } from '../base/refusal.ts'
import { readPlayer, writePasswordHash, type Personal } from '../players/index.ts'
import { clearTries, countTry } from './login-tries.sql.ts'
import { passwordChangedMail } from './mails.ts'
import { passwordFinding } from './password-rules.ts'
import { dummyHash, hashPassword, passwordMatches } from './password.ts'
import { endOtherSessions } from './session.sql.ts'

const windowMs = 30 * 60_000
type Given = { password: string; newPassword: string }

/** Changes the password of the player who is logged in: proven by the present one, tries of which are counted. Every other session ends, and the owner gets a mail. */
export async function changePassword({ house, player, language }: PlayerAsking, given: Given): Promise<Record<string, never> | Refused> {
  const { db, clock, settings, personal } = house
  const now = clock.now()
  const row = await readPlayer(db, player.shard, player.player)
  if (!row) return refuse('noSession')
  const key = `password:${player.player}`
  const hackLimit = settings.get('signIn.hackLimit')
  const until = new Date(now.getTime() + settings.get('signIn.freezeMinutes') * 60_000)
  const tries = await countTry(db, key, hackLimit, new Date(now.getTime() - windowMs), now, until)
  if (tries.wasFrozen && tries.frozenUntil) return refuse('tooManyRequests', { until: tries.frozenUntil })
  if (!(await passwordMatches(given.password, row.password_hash ?? dummyHash)))
    return refuse('wrongField', {
      details: { field: 'password', tries: Math.max(hackLimit - tries.failures, 0), fields: { password: { rule: 'wrongPassword' } } },
    })
  await clearTries(db, key)
  const person = personal.open<Personal>(row.personal)
  const finding = passwordFinding(house, given.newPassword, [person.email, person.firstName, person.lastName])
  if (finding) return refuse('checkFields', { details: { fields: { newPassword: finding } } })
  if (given.newPassword.normalize('NFKC') === given.password.normalize('NFKC'))
    return refuse('samePassword', { details: { fields: { newPassword: { rule: 'samePassword' } } } })
  const hash = await hashPassword(given.newPassword)
  await db.transaction(async (tx) => {
    await writePasswordHash(tx, player.shard, player.player, hash)
    await endOtherSessions(tx, player, now, 'password')
    await queueMail(tx, house, passwordChangedMail(house, person.email, person.firstName, language))
    await writeAudit(tx, { at: now, actor: `player:${player.player}`, action: 'password.change', subject: `player:${player.player}` })
  })
  house.tell(player.player, { about: 'session', ended: 'expired' })
  return {}
}
