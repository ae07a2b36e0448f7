import { createHmac } from 'node:crypto'
import { commitOf } from '../fairness/seeds.ts'

/** A chain of seeds, stored as its last one. Each is the SHA-256 of the next; they are used from the first on. */
export type Chain = { id: string; gameId: string; secret: string; length: number; createdAt: Date }

/** The number of rounds of a chain: about three days of continuous play at a quick table. */
export const chainLength = 10_000

/** Returns the seed at a place of a chain. Place 0 is published when the chain begins; rounds have places from 1 on. */
export function seedAt(chain: Pick<Chain, 'secret' | 'length'>, place: number): string {
  let seed = chain.secret
  for (let at = chain.length; at > place; at -= 1) seed = commitOf(seed)
  return seed
}

/**
 * Returns the public part of a seed, 64 hexadecimal digits: it fixes the seed and reveals nothing of it, so it can be
 * shown while earlier rounds of the chain are still open; a plan is drawn from it.
 */
export const publicPartOf = (seed: string): string => createHmac('sha256', Buffer.from(seed, 'hex')).update('public').digest('hex')
