import { createHash, randomBytes } from 'node:crypto'
import type { JackpotAmounts } from './jackpot.ts'

/**
 * How a draw is won: by the amount that the pot reaches, by the chance of each stake, by an outcome of its games, or among the stakes of its
 * last day.
 */
export type DrawKind = 'mustHitBy' | 'random' | 'reels' | 'lastDay'

/** Makes so many bytes that nobody can foresee. */
export type Bytes = (count: number) => Buffer

const wordBytes = 8
const words = 1n << 64n

/**
 * Makes the secret of a draw. Of `mustHitBy` it is the amount in minor units, a colon and a salt: each amount above the
 * seed and up to the ceiling is as likely. Of the others it is a seed. Salt and seed are 32 bytes in hexadecimal. What reels win has none: the seeds of the game decide it.
 */
export function newSecret(
  kind: Exclude<DrawKind, 'reels'>,
  { seed, ceiling }: Pick<JackpotAmounts, 'seed' | 'ceiling'>,
  bytes: Bytes = randomBytes,
): string {
  const salt = bytes(32).toString('hex')
  return kind === 'mustHitBy' ? `${seed + 1n + uniform(ceiling - seed, bytes)}:${salt}` : salt
}

/** Returns a whole number below `count`, each as likely: what would favour the small ones is drawn again. */
function uniform(count: bigint, bytes: Bytes): bigint {
  const fair = words - (words % count)
  for (;;) {
    const word = bytes(wordBytes).readBigUInt64BE()
    if (word < fair) return word % count
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Returns what is published of a secret at its beginning: its SHA-256, in hexadecimal. */
export const commitmentOf = (secret: string): string => digest(secret).toString('hex')

/** Returns the amount at which a must-hit-by pot is won, in minor units. */
export const hitAmountOf = (secret: string): bigint => BigInt(secret.split(':')[0] ?? '')

/**
 * Returns whether a round wins a random pot. Its number is the first 8 bytes of SHA-256 over secret, colon and the round's name; it
 * wins below stake / oneIn of all numbers. Amounts in minor units.
 */
export const winsByChance = (secret: string, round: string, stake: bigint, oneIn: bigint): boolean =>
  digest(`${secret}:${round}`).readBigUInt64BE() * oneIn < stake * words

/** Returns which of the units staked on the last day wins, from 0: SHA-256 over secret and `:last day`, as a share of 2^256. */
export const lastDayUnit = (secret: string, staked: bigint): bigint =>
  (BigInt(`0x${digest(`${secret}:last day`).toString('hex')}`) * staked) >> 256n
