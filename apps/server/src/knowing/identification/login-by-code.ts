import { randomBytes } from 'node:crypto'
import type { IdentificationMethod } from '@fairhouse/contract'
import type { RequestContext, House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { countAgainstFreeze, forgiveTries } from '../../people/login-freeze/index.ts'
import { hashOfSecret } from '../../people/sessions/index.ts'
import { deviceOf, isIdentificationToken, takeIdentificationToken } from './device.ts'
import { endIdentification, writeIdentification } from './identification.sql.ts'
import { issueLoginToken } from '../login-tokens/login-token.ts'
import { endingOf, type Outcome } from './look-again.ts'
import type { Look, PersonEvidence } from '../identification-contract/method.ts'
import { codeMethods, isOffered, methodContext } from '../identification-methods/methods.ts'
import { errorOfReason } from './outcome.ts'
import { whoIs, type Settled } from '../identity/settle.ts'
import { identificationPlace } from './identification-seal.ts'

/**
 * Exchanges a service's authorization code for a login token; 110, with what a registration needs, if the person is
 * unknown.
 */
export async function loginByCode(
  asking: RequestContext,
  name: IdentificationMethod,
  code: string,
  identificationToken: string,
): Promise<string | Refused> {
  const { house } = asking
  const device = deviceOf(asking)
  const method = codeMethods[name]
  if (!method || !isOffered(house, name, 'login')) return refuse('identificationFailed')
  if (!isIdentificationToken(house, device, identificationToken)) return refuse('authenticationFailed')
  if (!(await takeIdentificationToken(house, identificationToken))) return refuse('tokenUsed')
  const triesKey = `identity:${device}`
  const counted = await countAgainstFreeze(asking, triesKey)
  if (counted.frozen) return counted.frozen
  const look: Look = await method.exchange(methodContext(house), code).catch((error: unknown) => {
    house.log.warn({ error, method: name }, 'an identity service could not be asked')
    return { is: 'failed', reason: 'vendorDown' } as const
  })
  if (look.is !== 'done') return refuse(errorOfReason(look.is === 'failed' ? look.reason : 'expired'))
  await forgiveTries(asking, triesKey)
  // Whether they may enter is told once everything is proven; a one-time code may be outstanding.
  return goOn(asking, name, device, await whoIs(house, asking.country, look.person), look.person)
}

async function goOn(
  { house, country, language }: RequestContext,
  method: IdentificationMethod,
  device: string,
  settled: Settled,
  person: PersonEvidence,
): Promise<string | Refused> {
  if (settled.is === 'refused') return settled.why
  if (settled.is === 'known')
    return issueLoginToken(house.db, house, { shard: settled.player.shard, player: settled.player.id, boundTo: device, method })
  if (!person.email && house.settings.get('registration.emailFromServices').some((name) => name === method)) return refuse('noEmailShared')
  const { payload } = await keepUnknown(house, { method, device, country, language }, settled, person)
  return refuse('userNotFound', { details: { registrationToken: payload.registrationToken, details: payload.details } })
}

/** Stores an unknown person's evidence, so that they can sign up from it. */
async function keepUnknown(
  house: House,
  { method, device, country, language }: { method: IdentificationMethod; device: string; country: string; language: string },
  settled: Settled,
  person: PersonEvidence,
): Promise<Outcome> {
  const at = house.clock.now()
  const [tokenHash, returnHash] = [hashOfSecret(randomBytes(32).toString('base64url')), hashOfSecret(randomBytes(32).toString('base64url'))]
  const ending = endingOf(house, { token_hash: tokenHash, method, purpose: 'login' }, settled, person)
  await house.db.transaction(async (tx) => {
    await writeIdentification(tx, {
      tokenHash,
      method,
      purpose: 'login',
      mode: 'popup',
      deviceHash: device,
      country,
      language,
      player: undefined,
      customerApp: undefined,
      returnHash,
      vendorRef: '',
      sealedState: Buffer.alloc(0),
      at,
      expiresAt: at,
    })
    await endIdentification(tx, tokenHash, ending, at)
  })
  return house.personal.open<Outcome>(ending.sealedOutcome, identificationPlace('outcome', tokenHash))
}
