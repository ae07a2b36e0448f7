import { randomBytes } from 'node:crypto'
import type { RequestContext } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { newPlayerId, shardOf } from '../../base/ids.ts'
import { queueMail } from '../../base/mail/mail.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { takeBackUnless } from '../../base/database/savepoint.sql.ts'
import { nationalIdIndex, readPlayerByNationalId } from '../../knowing/identity/index.ts'
import { openPerson } from '../players/person.ts'
import { readPlayer, readPlayerByLogin } from '../players/player.sql.ts'
import { enter } from '../sign-in/enter.ts'
import { hashOfSecret, setRegistrationCookie } from '../sessions/session.ts'
import { issueCode } from '../verification/issue-code.ts'
import { writeActivationMail } from '../activation/activation-mail.ts'
import { alreadyRegisteredMail, registrationHeldMail } from '../activation/mails.ts'
import { writeProof } from './registration-proof.sql.ts'
import type { Registered } from './register-checks.ts'
import { languageOf, type Written } from './write-registration.ts'

type Fields = Record<string, string>
type Taken = Extract<Written, { taken: string }>['taken']

/** Continues a registration: logged in at once, by a mailed link, or by a mailed code. */
export async function finishRegistration(asking: RequestContext, values: Fields, written: Written): Promise<Registered | Refused> {
  const { settings, db } = asking.house
  const { email = '', firstName = '' } = values
  const proven = settings.get('registration.emailActivationRequired')
  const [taken, owner] = 'taken' in written ? [written.taken, undefined] : [undefined, written]
  if (taken && (!proven || taken === 'nickName'))
    return refuse('duplicated', { details: { name: taken, fieldName: taken, fields: { [taken]: { rule: 'duplicated' } } } })
  if (!proven && owner) return logIn(asking, owner)
  const byCode = settings.get('registration.activation') === 'code'
  const to = { ...(owner ?? nobody()), email, firstName, language: languageOf(asking) }
  // Write both mails and roll one back, so that the response time does not reveal which was sent.
  await db.transaction(async (tx) => {
    if (!byCode)
      await takeBackUnless(
        tx,
        () => taken === undefined,
        () => writeActivationMail(tx, asking.house, to),
      )
    await takeBackUnless(
      tx,
      () => taken !== undefined,
      () => tellOwner(tx, asking, values, taken ?? 'email'),
    )
  })
  return byCode ? waitForCode(asking, values, owner) : { autoLogin: false, proof: 'link' }
}

/** Returns the id of an account that does not exist. */
function nobody(): { shard: number; player: bigint } {
  const player = newPlayerId()
  return { shard: shardOf(player), player }
}

async function logIn(asking: RequestContext, { shard, player }: { shard: number; player: bigint }): Promise<Registered | Refused> {
  const row = await readPlayer(asking.house.db, shard, player)
  if (!row) return refuse('technicalIssues')
  const { profile } = await enter(asking, row)
  return { autoLogin: true, profile }
}

/** Waits for a code, sent to the address, or to nobody if it has an account; the browser cannot tell which. */
async function waitForCode(
  asking: RequestContext,
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

/**
 * Mails the owner of what was used again. Somebody who entered a player's national id under another address gets a mail
 * that does not mention the account.
 */
async function tellOwner(tx: Sql, asking: RequestContext, values: Fields, taken: Taken): Promise<void> {
  const { house } = asking
  const language = languageOf(asking)
  const { email = '', country = '', nationalIdNumber = '', firstName = '' } = values
  const id = nationalIdIndex(house, { country, value: nationalIdNumber })
  const found = taken === 'email' ? undefined : await readPlayerByNationalId(tx, id)
  const row = found ? await readPlayer(tx, found.shard, found.player) : await readPlayerByLogin(tx, house.personal.indexOf('login', email))
  const owner = row && openPerson(house, row)
  if (owner && row) await queueMail(tx, house, alreadyRegisteredMail(house, owner.email || email, row.language))
  if (owner?.email !== email && taken !== 'email') await queueMail(tx, house, registrationHeldMail(house, email, firstName, language))
}
