import { randomBytes } from 'node:crypto'
import type { RequestContext, House } from '../../base/house.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { queueMail } from '../../base/mail/mail.ts'
import type { Refused } from '../../base/http/refusal.ts'
import { hashOfSecret } from '../sessions/session.ts'
import { mailRequestWorker, mailWindowStart, requestMail } from '../login-freeze/mail-request.ts'
import { countActivations, endActivations, writeActivation } from './activation.sql.ts'
import { activationMail } from './mails.ts'
import { openPerson } from '../players/person.ts'

/** Requests the activation mail again for a login; answer and work are the same whether or not the login is known. */
export async function sendActivationAgain(
  asking: RequestContext,
  input: { login: string; captcha?: string | undefined },
): Promise<Record<string, never> | Refused> {
  return requestMail(asking, 'activation-link', input)
}

/** Builds the worker that sends activation mails to accounts awaiting them; only the newest link is valid. */
export function activationLinkWorker(house: House): Worker {
  const { clock, settings } = house
  return mailRequestWorker(house, async (tx, row) => {
    const { shard, id, status, language } = row
    if (status !== 'notActivated') return
    const sent = await countActivations(tx, shard, id, mailWindowStart(house))
    if (sent >= settings.get('be.linkMailsPerAccountPerHour')) return
    const at = clock.now()
    const code = randomBytes(24).toString('base64url')
    const expiresAt = new Date(at.getTime() + settings.get('be.activationCodeHours') * 3_600_000)
    await endActivations(tx, shard, id, at)
    await writeActivation(tx, { codeHash: hashOfSecret(code), shard, player: id, at, expiresAt })
    const { email, firstName } = openPerson(house, row)
    await queueMail(tx, house, activationMail(house, email, firstName, code, language), { shard, player: id })
  })
}
