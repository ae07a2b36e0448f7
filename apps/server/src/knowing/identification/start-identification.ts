import { randomBytes } from 'node:crypto'
import type { IdentificationMethod } from '@fairhouse/contract'
import type { Answers, Takes } from '@fairhouse/contract/caller.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { RequestContext } from '../../base/house.ts'
import { deviceTypeOf, takesWholePage } from '../../base/http/device-type.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { addressKey, countAgainstFreeze } from '../../people/login-freeze/index.ts'
import { hashOfSecret } from '../../people/sessions/index.ts'
import { deviceOf, identificationTokenFor, isIdentificationToken, takeIdentificationToken } from './device.ts'
import { writeIdentification, type Purpose } from './identification.sql.ts'
import { lookJob, type KeptForm, type KeptState } from './look-again.ts'
import type { Method, Started, StartInput } from '../identification-contract/method.ts'
import { isOffered, methodContext, methodNamed } from '../identification-methods/methods.ts'
import { errorOfReason } from './outcome.ts'
import { identificationPlace } from './identification-seal.ts'

type Input = Omit<Takes<'POST /api/identification'>, 'purpose'> & { purpose: Purpose }
type Begun = Answers<'POST /api/identification'>

/** Prepares a login at another service: returns a token that lets this browser begin. */
export async function initLogin(asking: RequestContext): Promise<Answers<'POST /api/login/init'>> {
  const { identificationToken, expiresAt } = identificationTokenFor(asking.house, deviceOf(asking))
  return { identificationToken, expirationTime: expiresAt.toISOString() }
}

/** Begins an identification for a page. */
export const identify = (asking: RequestContext, input: Takes<'POST /api/identification'>): Promise<Begun | Refused> => begin(asking, input)

/** Begins an identification with a page's token. */
export async function begin(asking: RequestContext, input: Input): Promise<Begun | Refused> {
  const device = deviceOf(asking)
  const method = methodNamed(input.method)
  const refused = mayBegin(asking, input, method, device)
  if (refused || !method) return refused ?? refuse('identificationFailed')
  if (!(await takeIdentificationToken(asking.house, input.identificationToken))) return refuse('tokenUsed')
  return beginTry(asking, input, method, device)
}

/** The start of an attempt; `goOn`: our page to return to, in which case the whole page leaves for the service. */
type TryInput = Omit<Input, 'identificationToken'> & { goOn?: string; form?: KeptForm }

/** Begins an attempt. Attempts are counted per person, so that nobody's phone can be made to ring over and over. */
export async function beginTry(asking: RequestContext, input: TryInput, method: Method, device: string): Promise<Begun | Refused> {
  const { house } = asking
  const about = input.personalCode || input.phoneNumber
  const triesKey = `identity:${about ? house.personal.indexOf(`tries:${input.method}`, about) : device}`
  const counted = await countAgainstFreeze(asking, triesKey)
  if (counted.frozen) return counted.frozen
  const returnKey = randomBytes(24).toString('base64url')
  const started = await method.start(methodContext(house), startInput(asking, input, returnKey)).catch((error: unknown) => {
    house.log.warn({ error, method: input.method }, 'an identity service could not be asked')
    return { failed: 'vendorDown' } as const
  })
  if ('wrong' in started) {
    const { field, ...finding } = started.wrong
    return refuse('checkFields', { details: { fields: { [field]: finding } } })
  }
  if ('failed' in started) return refuse(errorOfReason(started.failed))
  return keep(asking, input, { ...started, mode: modeOf(input, started) }, { device, returnKey, triesKey })
}

/** Returning to a given page means leaving this one; if the page has opened a window, the redirect happens there. */
function modeOf({ goOn, inWindow }: TryInput, { mode }: Started): Started['mode'] {
  if (goOn) return 'redirect'
  return inWindow && mode === 'redirect' ? 'popup' : mode
}

type Form = { personalCode: string; phoneNumber: string; country: string; fields: Record<string, string> }

/** Begins to prove the person of a filled-in registration; mistakes are reported at the form's fields. */
export async function beginRegistration(
  asking: RequestContext,
  name: IdentificationMethod,
  { personalCode, phoneNumber, country, fields }: Form,
): Promise<Begun | Refused> {
  const method = methodNamed(name)
  if (!method || !isOffered(asking.house, name, 'registration')) return refuse('identificationFailed')
  const form = { fields, ip: asking.ip, country: asking.country, language: asking.language }
  const input = { method: name, purpose: 'registration' as const, personalCode, phoneNumber, country, form }
  const begun = await beginTry(asking, input, method, deviceOf(asking))
  if (!isRefused(begun) || begun.refused !== 'checkFields') return begun
  const { personalCode: wrong, ...others } = (begun.details?.['fields'] ?? {}) as Record<string, unknown> // `beginTry` writes it
  return refuse('checkFields', { details: { fields: { ...others, ...(wrong ? { nationalIdNumber: wrong } : {}) } } })
}

/** Returns why this attempt may not begin. */
function mayBegin({ house, player }: RequestContext, input: Input, method: Method | undefined, device: string): Refused | undefined {
  if (!method || !isOffered(house, input.method, input.purpose)) return refuse('identificationFailed')
  if (['age', 'deposit', 'proof'].includes(input.purpose) && !player) return refuse('noSession')
  if (!isIdentificationToken(house, device, input.identificationToken)) return refuse('authenticationFailed')
  const missing = method.asks.filter((name) => !input[name])
  if (missing.length === 0) return undefined
  return refuse('checkFields', { details: { fields: Object.fromEntries(missing.map((name) => [name, { rule: 'required' }])) } })
}

function startInput({ house, ip, userAgent, country, language }: RequestContext, input: TryInput, returnKey: string): StartInput {
  const { publicOrigin } = house.env
  return {
    personalCode: input.personalCode ?? '',
    phoneNumber: input.phoneNumber ?? '',
    bic: input.bic ?? '',
    country: input.country ?? country,
    language,
    ip,
    userAgent,
    returnKey,
    returnUrl: `${publicOrigin}/identification/return/${input.method}/${returnKey}`,
    returnUri: `${publicOrigin}/identification/return/${input.method}`,
    noticeUrl: `${publicOrigin}/notices/identification/${input.method}`,
    messageOrigin: publicOrigin,
    wholePage: takesWholePage(house.settings, input.method, deviceTypeOf(house.settings, userAgent)),
  }
}

/** Stores the attempt and schedules the look; returns the browser's token for waiting. */
async function keep(
  asking: RequestContext,
  { method, purpose, customerApp, goOn, form }: TryInput,
  { mode, code, url, expiresAt, vendorRef, state }: Started,
  { device, returnKey, triesKey }: { device: string; returnKey: string; triesKey: string },
): Promise<Begun> {
  const { house, player, country, language } = asking
  const { db, personal, clock } = house
  const token = randomBytes(32).toString('base64url')
  const at = clock.now()
  await db.transaction(async (tx) => {
    await writeIdentification(tx, {
      tokenHash: hashOfSecret(token),
      method,
      purpose,
      mode,
      deviceHash: device,
      country,
      language,
      player: player && { shard: player.shard, player: player.player },
      customerApp,
      returnHash: hashOfSecret(returnKey),
      vendorRef,
      sealedState: personal.seal(
        { state, triesKey, addressKey: addressKey(asking), form } satisfies KeptState,
        identificationPlace('state', hashOfSecret(token)),
      ),
      at,
      expiresAt,
      goOn,
    })
    await writeJob(tx, lookJob, hashOfSecret(token), looksByItself(method) ? at : expiresAt)
    await writeAudit(tx, {
      at,
      actor: player ? `player:${player.player}` : 'visitor:unknown',
      action: 'identity.begin',
      details: { method, purpose },
    })
  })
  return {
    token,
    mode,
    ...(code === undefined ? {} : { code }),
    ...(url === undefined ? {} : { url }),
    ...(method === 'zignSec' && url !== undefined ? { zignSecRedirectUrl: url } : {}),
    expirationTime: expiresAt.toISOString(),
  }
}

/** Returns whether the service is polled, rather than looked at after a callback or notice. */
const looksByItself = (name: string) => methodNamed(name)?.againMs !== undefined
