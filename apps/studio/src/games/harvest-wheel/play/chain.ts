import { drawNumbers } from '../../../engine/fairness/fair-draw.ts'
import { blocksOf, commitOf } from '../../../engine/fairness/seeds.ts'
import { pockets } from '../../../engine/roulette/pockets.ts'

/** A chain of seeds, stored as its last one. Each is the SHA-256 of the next; they are used from the first on. */
export type Chain = { id: string; secret: string; length: number; createdAt: Date }

/** The number of rounds of a chain: about three days of continuous play. */
export const chainLength = 10_000

/** Takes the place of a client seed, which nobody at a shared table may choose. */
export const sharedSeed = 'wheel'

/** Returns the seed at a place of a chain. Place 0 is published when the chain begins; rounds have places from 1 on. */
export function seedAt(chain: Pick<Chain, 'secret' | 'length'>, place: number): string {
  let seed = chain.secret
  for (let at = chain.length; at > place; at -= 1) seed = commitOf(seed)
  return seed
}

/** Returns the pocket that a seed decides for a round. */
export async function pocketOf(seed: string, round: number): Promise<number> {
  const [drawn = 0] = await drawNumbers(blocksOf(seed, sharedSeed, round), pockets.length, 1)
  return drawn
}
