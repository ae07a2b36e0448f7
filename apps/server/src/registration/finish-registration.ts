import { randomBytes } from 'node:crypto'
import type { Asking } from '../base/context.ts'
import type { Sql } from '../base/database.ts'
import { queueMail } from '../base/mail.ts'
import { isRefused, refuse, type Refused } from '../base/refusal.ts'
import { nationalIdIndex, readPlayerByNationalId } from '../identification/index.ts'
import { readPlayer, readPlayerByLogin, type Personal } from '../players/index.ts'
import { enter, hashOfSecret, setRegistrationCookie } from '../sign-in/index.ts'
import { issueCode } from '../verification/index.ts'
import { writeActivationMail } from './activation-mail.ts'
import { alreadyRegisteredMail, registrationHeldMail } from './mails.ts'
import { writeProof } from './registration-proof.sql.ts'
import type { Registered } from './register-checks.ts'
import { languageOf, type Written } from './write-registration.ts'

type Fields = Record<string, string>

/** How a registration goes on: logged in at once, by the link of a mail, or by a code from it. */
export async function finishRegistration(asking: Asking, values: Fields, written: Written): Promise<Registered | Refused> {
  const { settings, db } = asking.house
  const { email = '', firstName = '' } = values
  const proven = settings.get('registration.emailActivationRequired')
  if ('taken' in written) {
    const { taken: name } = written
    if (!proven || name === 'nickName')
      return refuse('duplicated', { details: { name, fieldName: name, fields: { [name]: { rule: 'duplicated' } } } })
    await db.transaction((tx) => tellOwner(tx, asking, values, name))
  }
  const owner = 'taken' in written ? undefined : written
  if (!proven && owner) return logIn(asking, owner)
  if (settings.get('registration.activation') === 'code') return waitForCode(asking, values, owner)
  if (owner)
    await db.transaction((tx) => writeActivationMail(tx, asking.house, { ...owner, email, firstName, language: languageOf(asking) }))
  return { autoLogin: false, proof: 'link' }
}

async function logIn(asking: Asking, { shard, player }: { shard: number; player: bigint }): Promise<Registered | Refused> {
  const row = await readPlayer(asking.house.db, shard, player)
  if (!row) return refuse('technicalIssues')
  const { profile } = await enter(asking, row)
  return { autoLogin: true, profile }
}

/** A code goes to the address, or to nobody where it has an account already; the browser cannot tell which. */
async function waitForCode(
  asking: Asking,
  values: Fields,
  owner: { shard: number; player: bigint } | undefined,
): Promise<Registered | Refused> {
  const { db, clock, settings } = asking.house
  const secret = randomBytes(32).toString('base64url')
  const secretHash = hashOfSecret(secret)
  const at = clock.now()
  const expiresAt = new Date(at.getTime() + settings.get('be.activationCodeHours') * 3_600_000)
  await writeProof(db, { secretHash, owner, at, expiresAt })
  const { email = '', firstName = '' } = values
  const language = languageOf(asking)
  const code = { owner: `registration:${secretHash}`, channel: 'email' as const, value: email, firstName, language, toNobody: !owner }
  const sent = await issueCode(asking, code)
  if (isRefused(sent)) return sent
  asking.setCookie(setRegistrationCookie(secret))
  return { autoLogin: false, proof: 'code', expirationTime: sent.expires_at?.toISOString() ?? '' }
}

/** The owner of what was used again gets a mail. Who wrote the national id of somebody under another address gets one, too, that says nothing of an account. */
async function tellOwner(tx: Sql, asking: Asking, values: Fields, taken: 'email' | 'nationalIdNumber'): Promise<void> {
  const { house } = asking
  const language = languageOf(asking)
  const { email = '', country = '', nationalIdNumber = '', firstName = '' } = values
  const id = nationalIdIndex(house, { country, value: nationalIdNumber })
  const found = taken === 'email' ? undefined : await readPlayerByNationalId(tx, id)
  const row = found ? await readPlayer(tx, found.shard, found.player) : await readPlayerByLogin(tx, house.personal.indexOf('login', email))
  const owner = row && house.personal.open<Personal>(row.personal)
  if (owner && row) await queueMail(tx, house, alreadyRegisteredMail(house, owner.email || email, row.language))
  if (owner?.email !== email && taken !== 'email') await queueMail(tx, house, registrationHeldMail(house, email, firstName, language))
}
