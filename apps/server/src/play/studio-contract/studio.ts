import { createHmac, timingSafeEqual } from 'node:crypto'
import type { House } from '../../base/house.ts'
import type { WalletKey } from '../../money/wallet/index.ts'

/** A game studio: the door it uses, its address, and our shared secret. */
export type Studio = { id: string; door: string; keyId: string; secret: string; baseUrl: string; origin: string }

/** Returns a studio: our own where this installation runs one, unless `be.studio.url` says that it is elsewhere. */
export function studioNamed(house: House, id: string): Studio | undefined {
  const { url = '', origin = '', ...studio } = house.env.studio
  const elsewhere = house.settings.get('be.studio.url')
  const baseUrl = elsewhere || url
  if (id !== studio.id || !baseUrl) return undefined
  return { ...studio, door: 'wallet-v1', baseUrl, origin: elsewhere ? new URL(elsewhere).origin : origin }
}

/** Lists the studios this installation can open games at. */
export const connectedStudios = (house: House): readonly string[] => [house.env.studio.id]

/**
 * Builds a wallet's reference for one studio: shard, player and currency with a seal, so that calls are routed without
 * a look-up.
 */
export function playerRefOf(house: House, studio: string, { shard, player, currency }: WalletKey): string {
  const open = `${shard.toString(16).padStart(2, '0')}.${player.toString(36)}.${currency}`
  return `${open}.${sealOf(house, studio, open)}`
}

/** Returns the wallet of a playerRef; undefined if its seal is not ours for this studio. */
export function walletOfRef(house: House, studio: string, ref: string): WalletKey | undefined {
  const match = /^([0-9a-f]{2})\.([0-9a-z]{1,13})\.([^.]{3,4})\.([\w-]{22})$/u.exec(ref)
  if (!match) return undefined
  const [, shard, player, currency, seal] = match as unknown as [string, string, string, string, string] // the expression has four groups
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
