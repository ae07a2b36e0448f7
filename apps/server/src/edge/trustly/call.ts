import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Settings } from '../../settings/index.ts'
import { privateKeyOf, publicKeyOf } from './keys.ts'
import { isSigned, signMessage } from './signature.ts'

const timeoutMs = 15_000

/**
 * What calls to Trustly need: the settings `be.trustly.…`, and the secrets `trustlyPassword` and `trustlyPrivateKey`.
 */
export type TrustlyContext = {
  readonly fetch: typeof fetch
  readonly settings: Settings
  readonly secret: (name: string) => string
}

/** A call's data besides the credentials; its attributes are texts. */
export type TrustlyData = Readonly<Record<string, string | Readonly<Record<string, string>>>>
/** Trustly's answer: a result's data, or a named error. */
type TrustlyAnswer = { is: 'result'; data: Record<string, unknown> } | { is: 'error'; code: number; message: string }

const Signed = z.object({ signature: z.string(), uuid: z.string(), method: z.string(), data: z.record(z.string(), z.unknown()) })
const Answer = z.object({ result: Signed.optional(), error: z.object({ error: Signed }).optional() })
const Fault = z.object({ code: z.coerce.number(), message: z.string() })

/**
 * Makes one signed call (JSON-RPC 1.1). Throws if nobody answers, or the answer is not Trustly's or not to this call.
 */
export async function callTrustly(context: TrustlyContext, method: string, data: TrustlyData): Promise<TrustlyAnswer> {
  const { fetch, settings, secret } = context
  const uuid = randomUUID()
  const whole = { Username: settings.get('be.trustly.username'), Password: secret('trustlyPassword'), ...data }
  const key = await privateKeyOf(secret('trustlyPrivateKey'))
  const signature = signMessage({ method, uuid, data: whole }, key, settings.get('be.trustly.algorithm'))
  const response = await fetch(settings.get('be.trustly.url'), {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', accept: 'application/json' },
    body: JSON.stringify({ method, params: { Signature: signature, UUID: uuid, Data: whole }, version: '1.1' }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  return judge(context, { method, uuid }, await response.json())
}

/** Returns the answer if Trustly signed it and it belongs to this call; throws otherwise. */
function judge({ settings }: TrustlyContext, asked: { method: string; uuid: string }, body: unknown): TrustlyAnswer {
  const { result, error } = Answer.parse(body)
  const signed = result ?? error?.error
  if (!signed || !isSigned(signed, signed.signature, publicKeyOf(settings.get('be.trustly.publicKey'))))
    throw new Error('an answer came in the name of Trustly that it has not signed')
  if (signed.uuid !== asked.uuid || signed.method !== asked.method) throw new Error('Trustly answered another call than this one')
  return result ? { is: 'result', data: result.data } : { is: 'error', ...Fault.parse(signed.data) }
}
