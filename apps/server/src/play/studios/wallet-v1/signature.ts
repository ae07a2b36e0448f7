import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { House } from '../../../base/house.ts'
import { studioNamed, type Studio } from '../../studio-contract/studio.ts'

const toleranceSeconds = 60
const callTimeoutMs = 5_000

const keys = new Map<string, KeyObject>()

/** Returns a secret as a key, which is made once. There are as many secrets as studios. */
function keyOf(secret: string): KeyObject {
  let key = keys.get(secret)
  if (!key) keys.set(secret, (key = createSecretKey(secret, 'utf8')))
  return key
}

const sign = (secret: string, timestamp: string, path: string, body: string) =>
  createHmac('sha256', keyOf(secret)).update(`${timestamp}\n${path}\n${body}`).digest()

type SignedCall = {
  provider: string | undefined
  key: string | undefined
  timestamp: string | undefined
  signature: string | undefined
  path: string
  body: string
}

/** Verifies a studio's signature; returns the studio, or the protocol's error code. */
export function verifyCall(house: House, call: SignedCall): Studio | 'INVALID_SIGNATURE' | 'CLOCK_SKEW' {
  const studio = studioNamed(house, call.provider ?? '')
  if (!studio || call.key !== studio.keyId || !/^\d{1,12}$/.test(call.timestamp ?? '')) return 'INVALID_SIGNATURE'
  const expected = sign(studio.secret, call.timestamp ?? '', call.path, call.body)
  const given = Buffer.from(call.signature ?? '', 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'INVALID_SIGNATURE'
  return Math.abs(house.clock.now().getTime() / 1000 - Number(call.timestamp)) > toleranceSeconds ? 'CLOCK_SKEW' : studio
}

/** A studio's answer that is none of success. */
export class StudioRefused extends Error {
  readonly status: number
  constructor(studio: string, status: number, path: string) {
    super(`The studio ${studio} answered ${status} to ${path}`)
    this.status = status
  }
}

/** Calls a studio with a signature; throws if it cannot be reached or refuses. */
export async function callStudio<Answer>(house: House, studio: Studio, path: string, input: unknown): Promise<Answer> {
  const url = new URL(`${studio.baseUrl}${path}`)
  const body = JSON.stringify(input)
  const timestamp = String(Math.floor(house.clock.now().getTime() / 1000))
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-provider': studio.id,
      'x-key': studio.keyId,
      'x-timestamp': timestamp,
      'x-signature': sign(studio.secret, timestamp, url.pathname, body).toString('hex'),
    },
    body,
    signal: AbortSignal.timeout(callTimeoutMs),
  })
  if (!response.ok) throw new StudioRefused(studio.id, response.status, path)
  return (await response.json()) as Answer // the protocol fixes the shape; the caller reads single fields
}
