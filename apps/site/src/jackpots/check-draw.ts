import { parseAmount } from '@fairhouse/money'
import type { JackpotDraw } from '@fairhouse/contract'

/** What a reader finds out in their own browser about a draw that has ended. */
export type Checked = {
  /** The SHA-256 of the secret. */
  digest: string
  /** Whether that is what was promised. */
  isKept: boolean
  /** The amount that a must-hit-by pot was to be won at, in minor units. */
  hitAmount?: bigint
  /** Of a pot that is won by chance: whether the secret names the round that won. */
  isRound?: boolean
}

/** Computes a SHA-256, in the browser. */
export const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

export const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const words = 1n << 64n

/** Checks a draw that has ended against what was promised at its beginning; `oneIn`: what is staked for each win of a random one. */
export async function checkDraw(
  { kind, secret, commitment, won }: Pick<JackpotDraw, 'kind' | 'secret' | 'commitment' | 'won'>,
  oneIn: string | null,
  currency: string,
): Promise<Checked> {
  const digest = hexOf(await sha256(secret ?? ''))
  const checked = { digest, isKept: secret !== null && digest === commitment }
  if (kind === 'mustHitBy' && secret !== null) return { ...checked, hitAmount: BigInt(secret.split(':')[0] ?? '0') }
  if (kind !== 'random' || secret === null || !won || oneIn === null) return checked
  const number = (await sha256(`${secret}:${won.round}`)).subarray(0, 8).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  const [stake, every] = [parseAmount(won.stake, currency) ?? 0n, parseAmount(oneIn, currency) ?? 0n]
  return { ...checked, isRound: number * every < stake * words }
}
