import { createHmac, timingSafeEqual } from 'node:crypto'
import type { House } from '../../base/house.ts'
import type { WalletKey } from '../../money/wallet/index.ts'

/** A game studio that speaks wallet v1: where it is and what we share with it. Protocol: docs/protocols/wallet-v1.md. */
export type Studio = { id: string; keyId: string; secret: string; baseUrl: string; origin: string }

export function studioNamed(house: House, id: string): Studio | undefined {
  const { studio } = house.env
  const baseUrl = house.settings.get('be.studio.url')
  return id === studio.id ? { ...studio, baseUrl, origin: new URL(baseUrl).origin } : undefined
}

/** The studios that this installation can open games at. */
export const connectedStudios = (house: House): readonly string[] => [house.env.studio.id]

const toleranceSeconds = 60
const callTimeoutMs = 5_000

const sign = (secret: string, timestamp: string, path: string, body: string) =>
  createHmac('sha256', secret).update(`${timestamp}\n${path}\n${body}`).digest()

export type SignedCall = {
  provider: string | undefined
  key: string | undefined
  timestamp: string | undefined
  signature: string | undefined
  path: string
  body: string
}

/** Checks a studio's signature; answers the studio, or the protocol's code for what is wrong. */
export function verifyCall(house: House, call: SignedCall): Studio | 'INVALID_SIGNATURE' | 'CLOCK_SKEW' {
  const studio = studioNamed(house, call.provider ?? '')
  if (!studio || call.key !== studio.keyId || !/^\d{1,12}$/.test(call.timestamp ?? '')) return 'INVALID_SIGNATURE'
  const expected = sign(studio.secret, call.timestamp ?? '', call.path, call.body)
  const given = Buffer.from(call.signature ?? '', 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'INVALID_SIGNATURE'
  return Math.abs(house.clock.now().getTime() / 1000 - Number(call.timestamp)) > toleranceSeconds ? 'CLOCK_SKEW' : studio
}

/** Calls a studio, signed; throws where it cannot be reached or says no. */
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
  if (!response.ok) throw new Error(`The studio ${studio.id} answered ${response.status} to ${path}`)
  return (await response.json()) as Answer // the studio's protocol fixes the shape; the caller reads single fields
}

/** Names a wallet to one studio: shard, player and currency with a seal, so that every call goes straight home without a look-up. */
export function playerRefOf(house: House, studio: string, { shard, player, currency }: WalletKey): string {
  const open = `${shard.toString(16).padStart(2, '0')}.${player.toString(36)}.${currency}`
  return `${open}.${sealOf(house, studio, open)}`
}

/** The wallet that a playerRef names; undefined where its seal is not ours for this studio. */
export function walletOfRef(house: House, studio: string, ref: string): WalletKey | undefined {
  const match = /^([0-9a-f]{2})\.([0-9a-z]{1,13})\.([^.]{3,4})\.([\w-]{22})$/u.exec(ref)
  if (!match) return undefined
  const [, shard, player, currency, seal] = match as unknown as [string, string, string, string, string] // four groups
  const expected = Buffer.from(sealOf(house, studio, `${shard}.${player}.${currency}`))
  const given = Buffer.from(seal)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined
  return {
    shard: Number.parseInt(shard, 16),
    player: [...player].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n),
    currency,
  }
}

const sealOf = (house: House, studio: string, open: string) =>
  createHmac('sha256', house.env.playerRefKey).update(`${studio}\n${open}`).digest('base64url').slice(0, 22)
