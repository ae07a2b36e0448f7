import { createHmac, timingSafeEqual } from 'node:crypto'
import { countries } from '@fairhouse/fields/lists/index.ts'
import { z } from 'zod'
import type { Look, Method, MethodContext, PersonEvidence, StartInput } from '../../identification-contract/method.ts'
import { isSigned } from '../signed-identification/signature.ts'

const timeoutMs = 10_000
const waitMs = 15 * 60_000

const Errors = z.array(z.object({ code: z.string(), description: z.string().optional() })).default([])
const Begun = z.object({ id: z.string().min(1).max(100).nullish(), errors: Errors, redirect_url: z.url().nullish() })
const Identity = z.object({
  state: z.string().optional(),
  CountryCode: z.string().max(3).optional(),
  FirstName: z.string().max(200).optional(),
  LastName: z.string().max(200).optional(),
  PersonalNumber: z.string().max(40).optional(),
  DateOfBirth: z.string().max(40).optional(),
  IdProviderName: z.string().max(100).optional(),
  IdProviderPersonId: z.string().max(200).optional(),
})
const Found = z.object({ id: z.string(), errors: Errors, identity: Identity.nullish() })
const Notice = z.looseObject({ id: z.string().min(1).max(100) })

/**
 * ZignSec, version 2: the browser visits the configured eID and returns; the result is read from server to server.
 * docs/protocols/zign-sec.md.
 */
export const zignSec: Method = { asks: ['personalCode'], start, look, notice }

async function start(context: MethodContext, input: StartInput): ReturnType<Method['start']> {
  const { settings, clock } = context
  const asked = {
    PersonalNumber: input.personalCode.replaceAll(/[^0-9A-Za-z]/g, ''),
    target: input.returnUrl,
    targetError: input.returnUrl,
    relaystate: input.returnKey,
    webhook: input.noticeUrl,
    locale: input.language,
  }
  const begun = await call(context, `/v2/eid/${settings.get('be.zignSec.eid')}`, Begun, asked)
  if (!begun.id || !begun.redirect_url) return { failed: reasonOf(begun.errors) }
  return {
    mode: 'redirect',
    url: begun.redirect_url,
    expiresAt: new Date(clock.now().getTime() + waitMs),
    vendorRef: begun.id,
    state: { personalCode: asked.PersonalNumber },
  }
}

async function look(context: MethodContext, id: string, state: unknown): Promise<Look> {
  const { id: told, errors, identity } = await call(context, `/v2/eid/${encodeURIComponent(id)}`, Found)
  if (told !== id) return { is: 'failed', reason: 'mismatch' }
  if (errors.length > 0) return { is: 'failed', reason: reasonOf(errors) }
  if (!identity || identity.state?.toLowerCase() === 'pending') return { is: 'pending' }
  const person = personOf(identity)
  const { personalCode } = state as { personalCode: string } // `start` wrote it
  if (!person?.nationalId || !sameCode(person.nationalId.value, personalCode)) return { is: 'failed', reason: 'mismatch' }
  return { is: 'done', person }
}

/** A number may be written with or without its century. */
const sameCode = (told: string, asked: string): boolean => asked.length >= 6 && (told.endsWith(asked) || asked.endsWith(told))

function personOf(identity: z.infer<typeof Identity>): PersonEvidence | undefined {
  const {
    CountryCode = '',
    FirstName: firstName,
    LastName: lastName,
    PersonalNumber = '',
    DateOfBirth = '',
    IdProviderName = '',
  } = identity
  const code = CountryCode.toUpperCase()
  const country = countries.find(({ alpha2, alpha3 }) => alpha2 === code || alpha3 === code)?.alpha3
  const value = PersonalNumber.replaceAll(/[^0-9A-Za-z]/g, '')
  if (!country || value === '') return undefined
  const born = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(DateOfBirth)
  return {
    subject: { issuer: 'zignSec', id: `${country}:${identity.IdProviderPersonId ?? value}` },
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(born ? { birthDate: `${born[1]}-${born[2]}-${born[3]}` } : {}),
    nationalId: { country, value },
    country,
    assurance: IdProviderName || 'eid',
  }
}

function reasonOf(errors: z.infer<typeof Errors>): 'refused' | 'expired' | 'vendorDown' {
  const code = errors[0]?.code ?? ''
  if (/abort|cancel/i.test(code)) return 'refused'
  return /time.?out|expired/i.test(code) ? 'expired' : 'vendorDown'
}

/** ZignSec signs notices in an older format, hex over the body, or a newer one with a timestamp; both are accepted. */
async function notice(context: MethodContext, { headers, body }: Parameters<NonNullable<Method['notice']>>[1]) {
  const header = headers['x-zignsec-hmac-sha256'] ?? ''
  const secret = context.secret('zignSecWebhookKey')
  const plain = createHmac('sha256', secret).update(body).digest()
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(header) ? header : '', 'hex')
  const right = (given.length === plain.length && timingSafeEqual(given, plain)) || isSigned([secret], header, body, context.clock.now())
  const parsed = right ? Notice.safeParse(JSON.parse(body)) : undefined
  return parsed?.success ? { vendorRef: parsed.data.id } : undefined
}

async function call<Schema extends z.ZodType>(
  { fetch, settings, secret }: MethodContext,
  path: string,
  schema: Schema,
  asked?: Record<string, string>,
): Promise<z.infer<Schema>> {
  const response = await fetch(settings.get('be.zignSec.url') + path, {
    method: asked ? 'POST' : 'GET',
    headers: { authorization: secret('zignSecToken'), 'content-type': 'application/json', accept: 'application/json' },
    ...(asked ? { body: JSON.stringify(asked) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`ZignSec answered ${response.status}`)
  return schema.parse(await response.json())
}
