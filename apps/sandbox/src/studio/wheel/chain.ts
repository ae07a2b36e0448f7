import { drawNumbers } from '../fairness/fair-draw.ts'
import { blocksOf, commitOf } from '../fairness/seeds.ts'
import { pockets } from './maths.ts'

/** A chain of seeds, kept as its last one: each is the SHA-256 of the next, and they are used from the first on. */
export type Chain = { id: string; secret: string; length: number; createdAt: Date }

/** How many rounds a chain decides: some three days of play without a pause. */
export const chainLength = 10_000

/** What stands in the place of a client seed: nobody at a shared table may choose it. */
export const sharedSeed = 'wheel'

/** The seed at a place of a chain; place 0 is the end that is published when the chain begins, the rounds have places from 1 on. */
export function seedAt(chain: Pick<Chain, 'secret' | 'length'>, place: number): string {
  let seed = chain.secret
  for (let at = chain.length; at > place; at -= 1) seed = commitOf(seed)
  return seed
}

/** The pocket that a seed decides in the round of this number. */
export async function pocketOf(seed: string, round: number): Promise<number> {
  const [drawn = 0] = await drawNumbers(blocksOf(seed, sharedSeed, round), pockets.length, 1)
  return drawn
}
