import { z } from 'zod'
import type { TrustlyContext } from './call.ts'
import { privateKeyOf, publicKeyOf } from './keys.ts'
import { isSigned, signMessage } from './signature.ts'

const Notification = z.object({
  method: z.string().max(40),
  params: z.object({ signature: z.string().max(2000), uuid: z.string().max(64), data: z.record(z.string(), z.unknown()) }),
  version: z.literal('1.1'),
})

/** A notification or question from Trustly: `account`, `kyc`, `credit` and so on. */
type TrustlyNotification = { readonly method: string; readonly uuid: string; readonly data: Readonly<Record<string, unknown>> }

/** Reads a notification; undefined unless Trustly signed it. */
export function readNotification({ settings }: Pick<TrustlyContext, 'settings'>, body: string): TrustlyNotification | undefined {
  try {
    const { method, params } = Notification.parse(JSON.parse(body))
    const { signature, uuid, data } = params
    const notification = { method, uuid, data }
    return isSigned(notification, signature, publicKeyOf(settings.get('be.trustly.publicKey'))) ? notification : undefined
  } catch {
    return undefined
  }
}

/** Builds our signed answer to a notification, the same on every repeat. */
export async function replyTo(
  { settings, secret }: Pick<TrustlyContext, 'settings' | 'secret'>,
  { method, uuid }: TrustlyNotification,
  data: Readonly<Record<string, string>> = { status: 'OK' },
): Promise<string> {
  const key = await privateKeyOf(secret('trustlyPrivateKey'))
  const signature = signMessage({ method, uuid, data }, key, settings.get('be.trustly.algorithm'))
  return JSON.stringify({ result: { signature, uuid, method, data }, version: '1.1' })
}
