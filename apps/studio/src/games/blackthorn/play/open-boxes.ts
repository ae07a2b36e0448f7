import type { Asked } from '../../../engine/game.ts'
import { stakesFrom } from '../../../engine/rounds/stakes.ts'
import { maths } from './maths.ts'
import type { Boxes } from './play-blackthorn.ts'

/** The stakes of a box; all are even, because a blackjack pays three for two. */
export const choices = [20n, 50n, 100n, 200n, 500n, 1000n, 2000n]
export const stakeUnit = 2n

/** Returns the stakes of a box in minor units, none above the highest that one round may cost. */
export const stakesOf = (currency: string, maxStake: bigint | null): bigint[] => stakesFrom(choices, stakeUnit, currency, maxStake)

/** Reads how many boxes a page opens; null if no table has so many. */
export function readBoxes(asked: unknown): Boxes | null {
  if (typeof asked !== 'object' || asked === null || !('boxes' in asked)) return null
  const { boxes } = asked
  return typeof boxes === 'number' && Number.isInteger(boxes) && boxes >= 1 && boxes <= maths.boxes ? { boxes } : null
}

/** Checks boxes before the wallet is asked: together they cost no more than one round may, and each a stake on offer. */
export function faultOfBoxes(
  choice: unknown,
  stake: bigint,
  { currency, maxStake, free }: Asked,
): 'STAKE_UNKNOWN' | 'STAKE_TOO_HIGH' | null {
  const count = BigInt((choice as Boxes).boxes) // as `readBoxes` returned it
  const isOffered = free ? stake % (count * stakeUnit) === 0n : stakesOf(currency, maxStake).some((one) => one * count === stake)
  if (!isOffered) return 'STAKE_UNKNOWN'
  return maxStake !== null && stake > maxStake ? 'STAKE_TOO_HIGH' : null
}
