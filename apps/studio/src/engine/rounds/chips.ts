import type { Bets } from './round.ts'
import { minorFactor } from './stakes.ts'

/** The usual values of chips, in EUR minor units. */
const usual = [10n, 50n, 100n, 500n, 2000n] as const
const tableLimit = 10_000n

/** Returns the highest total stake of a player in one round, in minor units. */
export function highestStake(currency: string, maxStake: bigint | null): bigint {
  const highest = tableLimit * minorFactor(currency)
  return maxStake !== null && maxStake < highest ? maxStake : highest
}

/** Returns the values of the chips in minor units, none above the highest stake. */
export function chipsOf(currency: string, maxStake: bigint | null, values: readonly bigint[] = usual): bigint[] {
  return values.map((value) => value * minorFactor(currency)).filter((value) => value <= highestStake(currency, maxStake))
}

/** Adds up a player's chips, in minor units. */
export const stakeOf = (bets: Bets): bigint => Object.values(bets).reduce((sum, amount) => sum + BigInt(amount), 0n)

const amount = /^[1-9]\d{0,14}$/

/** Reads chips from outside: amounts in minor units as text, by the ids of their spots; null for anything else. */
export function readChips(asked: unknown, isSpot: (id: string) => boolean): Bets | null {
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) return null
  const laid = Object.entries(asked)
  const isChip = ([id, value]: [string, unknown]) => isSpot(id) && typeof value === 'string' && amount.test(value)
  return laid.length > 0 && laid.every(isChip) ? Object.fromEntries(laid) : null
}

/** Returns why chips on these spots cannot be played: a code for which the page has a sentence; or null. */
export function faultOfBets(
  bets: Bets,
  isSpot: (id: string) => boolean,
  currency: string,
  maxStake: bigint | null,
  values: readonly bigint[] = usual,
): 'STAKE_UNKNOWN' | 'STAKE_TOO_HIGH' | null {
  const [smallest] = chipsOf(currency, maxStake, values)
  const laid = Object.entries(bets)
  const known = laid.every(([id, amount]) => isSpot(id) && smallest !== undefined && BigInt(amount) % smallest === 0n)
  if (laid.length === 0 || !known) return 'STAKE_UNKNOWN'
  return stakeOf(bets) > highestStake(currency, maxStake) ? 'STAKE_TOO_HIGH' : null
}
