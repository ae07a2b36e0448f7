import { z } from 'zod'
import type { FailReason, Look, Method, MethodContext, PersonEvidence, StartInput } from '../../identification-contract/method.ts'
import { isSigned, signatureOf } from './signature.ts'

const timeoutMs = 10_000
const expiresInSeconds = 900
const lookAgainMs = 3000

const Begun = z.object({ id: z.string().min(1).max(100), url: z.url(), expiresAt: z.iso.datetime() })
const Words = z.string().trim().max(200).optional()
const Person = z.object({
  givenNames: Words,
  initials: Words,
  familyName: Words,
  birthDate: z.iso.date(),
  gender: z.enum(['male', 'female']).optional(),
  nationalId: z.object({ country: z.string().regex(/^[A-Z]{3}$/), value: z.string().min(1).max(40) }).optional(),
  address: z
    .object({
      street: Words,
      zipCode: Words,
      city: Words,
      country: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .optional(),
    })
    .optional(),
})
const Found = z.object({
  id: z.string(),
  state: z.enum(['pending', 'done', 'failed', 'expired', 'cancelled']),
  subject: z.string().min(1).max(200).optional(),
  error: z.object({ code: z.string() }).optional(),
  person: Person.optional(),
  evidence: z.object({ level: z.string().max(60) }).optional(),
  backUrl: z.url().max(500).optional(),
})
const Notice = z.object({ eventId: z.string().min(1).max(100), id: z.string().min(1).max(100) })

const failures: Readonly<Record<string, FailReason>> = {
  duplicate: 'duplicate',
  underage: 'underage',
  excluded: 'excluded',
  cancelled: 'refused',
  expired: 'expired',
  vendor: 'vendorDown',
}

/** What differs between services: settings, secrets, and whether the page opens in a frame. */
type SignedService = {
  readonly name: 'cddn' | 'top'
  readonly url: (context: MethodContext) => string
  readonly mode: (context: MethodContext) => 'frame' | 'redirect'
}

/**
 * A service without a published protocol, spoken to by docs/protocols/signed-identification.md: signed calls to begin
 * and read, signed notices.
 */
export function signedIdentification(service: SignedService): Method {
  return {
    asks: [],
    againMs: lookAgainMs,
    start: (context, input) => start(service, context, input),
    look: (context, id) => look(service, context, id),
    async notice(context, { headers, body }) {
      if (!isSigned(secretsOf(service, context), headers['x-signature'], body, context.clock.now())) return undefined
      const parsed = Notice.safeParse(JSON.parse(body))
      return parsed.success ? { vendorRef: parsed.data.id } : undefined
    },
  }
}

/** Two secrets are valid during a rotation. */
function secretsOf({ name }: SignedService, { secret }: MethodContext): string[] {
  return secret(`${name}Secret`).split(',')
}

async function start(service: SignedService, context: MethodContext, input: StartInput): ReturnType<Method['start']> {
  const mode = input.wholePage ? 'redirect' : service.mode(context)
  const asked = {
    reference: input.returnKey,
    method: service.name,
    mode,
    locale: input.language,
    country: input.country,
    returnUrl: input.returnUrl,
    messageOrigin: input.messageOrigin,
    webhookUrl: input.noticeUrl,
    expiresIn: expiresInSeconds,
  }
  const { id, url, expiresAt } = await call(service, context, '/v1/identifications', Begun, JSON.stringify(asked))
  return { mode, url, expiresAt: new Date(expiresAt), vendorRef: id, state: {} }
}

async function look(service: SignedService, context: MethodContext, id: string): Promise<Look> {
  const found = await call(service, context, `/v1/identifications/${encodeURIComponent(id)}`, Found)
  if (found.id !== id) return { is: 'failed', reason: 'mismatch' }
  if (found.state === 'pending') return { is: 'pending' }
  if (found.state === 'expired') return { is: 'expired' }
  if (found.state === 'cancelled') return { is: 'failed', reason: 'refused' }
  if (found.state === 'failed') return { is: 'failed', reason: failures[found.error?.code ?? ''] ?? 'failed' }
  if (!found.person || !found.subject) return { is: 'failed', reason: 'mismatch' }
  const person = personOf(service, found.subject, found.person, found.evidence?.level)
  return { is: 'done', person: { ...person, ...backUrlOf(service, context, found.backUrl) } }
}

/** Returns where the service waits for the registration, if that is on its own origin. */
function backUrlOf(service: SignedService, context: MethodContext, backUrl: string | undefined): { backUrl?: string } {
  return backUrl && new URL(backUrl).origin === new URL(service.url(context)).origin ? { backUrl } : {}
}

function personOf({ name }: SignedService, id: string, person: z.infer<typeof Person>, level = 'unknown'): PersonEvidence {
  const { givenNames, initials, familyName: lastName, birthDate, gender, nationalId, address } = person
  const firstName = givenNames ?? initials
  const { street, zipCode, city, country } = address ?? {}
  return {
    subject: { issuer: name, id },
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    birthDate,
    ...(gender ? { gender } : {}),
    ...(nationalId ? { nationalId } : {}),
    ...(address
      ? {
          address: {
            ...(street ? { street } : {}),
            ...(zipCode ? { zipCode } : {}),
            ...(city ? { city } : {}),
            ...(country ? { country } : {}),
          },
        }
      : {}),
    ...(country ? { country } : {}),
    assurance: level,
  }
}

/** Makes a signed call; throws if the service is unreachable or breaks the protocol. */
async function call<Schema extends z.ZodType>(
  service: SignedService,
  context: MethodContext,
  path: string,
  schema: Schema,
  body?: string,
): Promise<z.infer<Schema>> {
  const [secret = ''] = secretsOf(service, context)
  const response = await context.fetch(service.url(context) + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signatureOf(secret, body ?? path, context.clock.now()) },
    ...(body === undefined ? {} : { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`an identification service answered ${response.status}`)
  return schema.parse(await response.json())
}
