import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { RequestContext } from '../../base/house.ts'
import { queueMail } from '../../base/mail/mail.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { openPerson, type Personal } from '../players/person.ts'
import { readPlayer, writePasswordHash, type PlayerRow } from '../players/player.sql.ts'
import { activatePlayer } from '../players/write-player.ts'
import { endLoginStepsOf } from '../sessions/login-step.sql.ts'
import { clearTries, countTry } from '../login-freeze/login-tries.sql.ts'
import { passwordChangedMail } from '../account-mails/mails.ts'
import { endPasswordLinks, readPasswordLink, writePasswordLinkUsed } from './password-link.sql.ts'
import { passwordFinding } from './password-rules.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { endSessionsOf } from '../sessions/session.ts'
import { hashOfSecret } from '../sessions/session.ts'
import { triesKeys } from '../login-freeze/tries-key.ts'

const mostTries = 20
const hourMs = 3_600_000

type Linked = { row: PlayerRow; person: Personal; codeHash: string }

/** Returns whose password a link is for, before a new one is typed: the login, for the holder's password manager. */
export async function checkPasswordLink(asking: RequestContext, input: { code: string }): Promise<{ login: string } | Refused> {
  const linked = await linkedPlayer(asking, input.code)
  return isRefused(linked) ? linked : { login: addressOf(linked.person) }
}

/**
 * Sets a new password by a mailed link. The link proves the address, so the account becomes active. It works once;
 * every session ends, counted tries are forgiven, and the owner gets a mail.
 */
export async function resetPassword(
  asking: RequestContext,
  input: { code: string; newPassword: string },
): Promise<Record<string, never> | Refused> {
  const { house } = asking
  const linked = await linkedPlayer(asking, input.code)
  if (isRefused(linked)) return linked
  const { row, person, codeHash } = linked
  const now = house.clock.now()
  const finding = passwordFinding(house, input.newPassword, [person.email, person.firstName, person.lastName])
  if (finding) return refuse('checkFields', { details: { fields: { newPassword: finding } } })
  // Otherwise a link's holder could probe for the old password.
  const tries = await countTry(
    house.db,
    `reset:${codeHash}`,
    mostTries,
    new Date(now.getTime() - hourMs),
    now,
    new Date(now.getTime() + hourMs),
  )
  if (tries.wasFrozen && tries.frozenUntil) return refuse('tooManyRequests', { until: tries.frozenUntil })
  if (row.password_hash && (await passwordMatches(input.newPassword, row.password_hash)))
    return refuse('samePassword', { details: { fields: { newPassword: { rule: 'samePassword' } } } })
  const hash = await hashPassword(input.newPassword)
  const done = await house.db.transaction(async (tx) => {
    if (!(await writePasswordLinkUsed(tx, codeHash, now))) return false
    await endPasswordLinks(tx, row.shard, row.id, now)
    await writePasswordHash(tx, row.shard, row.id, hash)
    if (addressOf(person) === person.email) await activatePlayer(tx, { shard: row.shard, player: row.id }, now)
    await endSessionsOf(tx, row.shard, row.id, now, 'password')
    await endLoginStepsOf(tx, row.shard, row.id, now)
    for (const key of triesKeys(asking, addressOf(person))) await clearTries(tx, key)
    const mail = passwordChangedMail(house, addressOf(person), person.firstName, row.language, 'everywhere')
    await queueMail(tx, house, mail, { shard: row.shard, player: row.id })
    await writeAudit(tx, { at: now, actor: `player:${row.id}`, action: 'password.reset', subject: `player:${row.id}` })
    return true
  })
  if (!done) return refuse('resetCodeMismatch')
  house.tell(row.id, { about: 'session', ended: 'expired' })
  return {}
}

async function linkedPlayer({ house }: RequestContext, code: string): Promise<Linked | Refused> {
  const codeHash = hashOfSecret(code)
  const link = await readPasswordLink(house.db, codeHash)
  if (!link || link.used_at) return refuse('resetCodeMismatch')
  if (link.expires_at <= house.clock.now()) return refuse('activationCodeExpired')
  const row = await readPlayer(house.db, link.shard, link.player)
  if (!row || row.status === 'closed') return refuse('resetCodeMismatch')
  const person = openPerson(house, row)
  // The link's holder has proven an address, and may learn that it no longer belongs to an account.
  const isTheirs = link.address_index === null || link.address_index === house.personal.indexOf('login', addressOf(person))
  return isTheirs ? { row, person, codeHash } : refuse('emailNotFound')
}

/** Returns the address to sign in with: the previous one until a new one is proven. */
const addressOf = ({ email, loginEmail }: Personal): string => loginEmail || email
