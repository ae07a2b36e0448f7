import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Settings } from '../../settings/index.ts'
import { privateKeyOf, publicKeyOf } from './keys.ts'
import { isSigned, signMessage } from './signature.ts'

const timeoutMs = 15_000

/** What talking with Trustly needs: the settings `be.trustly.…`, and the secrets `trustlyPassword` and `trustlyPrivateKey`. */
export type TrustlyContext = {
  readonly fetch: typeof fetch
  readonly settings: Settings
  readonly secret: (name: string) => string
}

/** The data of a call besides who calls: attributes of theirs are texts. */
export type TrustlyData = Readonly<Record<string, string | Readonly<Record<string, string>>>>
/** What Trustly answered: the data of its result, or the error that it names. */
type TrustlyAnswer = { is: 'result'; data: Record<string, unknown> } | { is: 'error'; code: number; message: string }

const Signed = z.object({ signature: z.string(), uuid: z.string(), method: z.string(), data: z.record(z.string(), z.unknown()) })
const Answer = z.object({ result: Signed.optional(), error: z.object({ error: Signed }).optional() })
const Fault = z.object({ code: z.coerce.number(), message: z.string() })

/** One signed call (JSON-RPC 1.1). Throws where nobody answers, or the answer is not theirs or not to this call. */
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

/** An answer counts that Trustly has signed and that is about the very call. */
function judge({ settings }: TrustlyContext, asked: { method: string; uuid: string }, body: unknown): TrustlyAnswer {
  const { result, error } = Answer.parse(body)
  const signed = result ?? error?.error
  if (!signed || !isSigned(signed, signed.signature, publicKeyOf(settings.get('be.trustly.publicKey'))))
    throw new Error('an answer came in the name of Trustly that it has not signed')
  if (signed.uuid !== asked.uuid || signed.method !== asked.method) throw new Error('Trustly answered another call than this one')
  return result ? { is: 'result', data: result.data } : { is: 'error', ...Fault.parse(signed.data) }
}
