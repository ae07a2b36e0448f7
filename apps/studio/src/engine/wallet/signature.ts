import { createHmac } from 'node:crypto'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../studio.ts'

const mostSecondsAway = 60

/** The headers of a signed call, in either direction. */
type SignedHeaders = { 'X-Provider': string; 'X-Key': string; 'X-Timestamp': string; 'X-Signature': string }

/** Signs a call by the protocol: HMAC-SHA256 over timestamp, path and raw body, one line each. */
export function signCall(world: World, path: string, rawBody: string): SignedHeaders {
  const { studioId, keyId, secret } = world.environment
  const timestamp = String(Math.floor(world.clock.now().getTime() / 1000))
  return {
    'X-Provider': studioId,
    'X-Key': keyId,
    'X-Timestamp': timestamp,
    'X-Signature': signatureOf(secret, timestamp, path, rawBody),
  }
}

/** Returns what is wrong with a call's headers; null if they are right. */
export function faultOfCall(
  world: World,
  headers: Record<string, string | string[] | undefined>,
  path: string,
  rawBody: string,
): 'INVALID_SIGNATURE' | 'CLOCK_SKEW' | null {
  const { studioId, keyId, secret } = world.environment
  const said = (name: string) => String(headers[name] ?? '')
  const timestamp = said('x-timestamp')
  const rightly =
    said('x-provider') === studioId &&
    said('x-key') === keyId &&
    /^\d{1,12}$/.test(timestamp) &&
    sameSecret(said('x-signature'), signatureOf(secret, timestamp, path, rawBody))
  if (!rightly) return 'INVALID_SIGNATURE'
  return Math.abs(world.clock.now().getTime() / 1000 - Number(timestamp)) > mostSecondsAway ? 'CLOCK_SKEW' : null
}

function signatureOf(secret: string, timestamp: string, path: string, rawBody: string): string {
  return createHmac('sha256', secret).update(`${timestamp}\n${path}\n${rawBody}`).digest('hex')
}
