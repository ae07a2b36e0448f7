import { randomBytes } from 'node:crypto'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { RequestContext, House } from '../../base/house.ts'
import { queueMail } from '../../base/mail/mail.ts'
import type { Sql } from '../../base/database/database.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import type { Refused } from '../../base/http/refusal.ts'
import { openPerson } from '../players/person.ts'
import { readPlayerByLogin, type PlayerRow } from '../players/player.sql.ts'
import { mailRequestWorker, mailWindowStart, requestMail } from '../login-freeze/mail-request.ts'
import { passwordLinkMail } from '../account-mails/mails.ts'
import { countPasswordLinks, writePasswordLink } from './password-link.sql.ts'
import { hashOfSecret } from '../sessions/session.ts'

/** Requests a link for a new password by login; answer and work are the same whether or not it is known. */
export async function forgotPassword(
  asking: RequestContext,
  input: { login: string; captcha?: string | undefined },
): Promise<Record<string, never> | Refused> {
  return requestMail(asking, 'password-link', input)
}

/** Builds the worker that sends those links. Closed accounts get none, and nobody more than the settings allow. */
export function passwordLinkWorker(house: House): Worker {
  const { clock, settings, personal } = house
  return mailRequestWorker(house, async (tx, row) => {
    const { shard, id, status, language } = row
    if (status === 'closed') return
    const address = await linkAddressOf(house, tx, row)
    if (!address) return
    const sent = await countPasswordLinks(tx, shard, id, mailWindowStart(house))
    if (sent >= settings.get('be.linkMailsPerAccountPerHour')) return
    const at = clock.now()
    const code = randomBytes(24).toString('base64url')
    const expiresAt = new Date(at.getTime() + settings.get('be.resetCodeMinutes') * 60_000)
    const addressIndex = personal.indexOf('login', address)
    await writePasswordLink(tx, { codeHash: hashOfSecret(code), shard, player: id, addressIndex, at, expiresAt })
    const { firstName } = openPerson(house, row)
    const mail = passwordLinkMail(house, address, { firstName, language, code, first: row.password_hash === null })
    await queueMail(tx, house, mail, { shard, player: id })
    await writeAudit(tx, { at, actor: 'visitor:unknown', action: 'password.link', subject: `player:${id}` })
  })
}

/** Returns where to send the link. A typed, unproven address may be anybody's, unless the player signs in with it. */
async function linkAddressOf({ personal }: House, tx: Sql, row: PlayerRow): Promise<string | undefined> {
  const { email, loginEmail } = openPerson({ personal }, row)
  if (loginEmail || row.email_verified_at || !email) return loginEmail || email
  const signsIn = await readPlayerByLogin(tx, personal.indexOf('login', email))
  return signsIn?.id === row.id ? email : undefined
}
