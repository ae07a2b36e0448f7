import type { Bets } from './round.ts'
import { minorFactor } from './stakes.ts'

const values = [10n, 50n, 100n, 500n, 2000n]
const tableLimit = 10_000n

/** Returns the highest total stake of a player in one round, in minor units. */
export function highestStake(currency: string, maxStake: bigint | null): bigint {
  const highest = tableLimit * minorFactor(currency)
  return maxStake !== null && maxStake < highest ? maxStake : highest
}

/** Returns the values of the chips in minor units, none above the highest stake. */
export function chipsOf(currency: string, maxStake: bigint | null): bigint[] {
  return values.map((value) => value * minorFactor(currency)).filter((value) => value <= highestStake(currency, maxStake))
}

/** Adds up a player's chips, in minor units. */
export const stakeOf = (bets: Bets): bigint => Object.values(bets).reduce((sum, amount) => sum + BigInt(amount), 0n)

/** Returns why chips on these spots cannot be played: a code for which the page has a sentence; or null. */
export function faultOfBets(
  bets: Bets,
  isSpot: (id: string) => boolean,
  currency: string,
  maxStake: bigint | null,
): 'STAKE_UNKNOWN' | 'STAKE_TOO_HIGH' | null {
  const [smallest] = chipsOf(currency, maxStake)
  const laid = Object.entries(bets)
  const known = laid.every(([id, amount]) => isSpot(id) && smallest !== undefined && BigInt(amount) % smallest === 0n)
  if (laid.length === 0 || !known) return 'STAKE_UNKNOWN'
  return stakeOf(bets) > highestStake(currency, maxStake) ? 'STAKE_TOO_HIGH' : null
}
