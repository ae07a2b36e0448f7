import type { Bets } from '../rounds/round.ts'
import { highestStake } from '../rounds/chips.ts'
import { minorFactor, stakesFrom } from '../rounds/stakes.ts'
import { returnedBy } from './prices.ts'

/** Stakes are whole hundreds of minor units, so that prices in hundredths give exact wins. */
const unit = 100n
const choices = [100n, 200n, 500n, 1000n, 2000n, 5000n] as const
const mostWon = 2_000_000n

/** How many bets a slip holds. */
export const mostBets = 12

/** Returns the stakes on offer for each bet of a slip, in minor units. */
export const slipStakes = (currency: string, maxStake: bigint | null): bigint[] => stakesFrom(choices, unit, currency, maxStake)

/** Returns the most that a slip may win, in minor units. */
export const highestWin = (currency: string): bigint => mostWon * minorFactor(currency)

/** Returns the most that a slip may cost, in minor units. */
export const highestSlip = highestStake

/** What a price is asked of: the id of a bet. Null if there is no such bet. */
export type PriceOfBet = (id: string) => bigint | null

/** Returns the most that the bets of a slip can win if all of them win, in minor units. */
export const mostOf = (bets: Bets, priceOf: PriceOfBet): bigint =>
  Object.entries(bets).reduce((sum, [id, stake]) => sum + returnedBy(BigInt(stake), priceOf(id) ?? 0n), 0n)

/** Returns why a slip cannot be played: a code for which the page has a sentence; or null. */
export function faultOfSlip(
  bets: Bets,
  priceOf: PriceOfBet,
  currency: string,
  maxStake: bigint | null,
): 'CHOICE_UNKNOWN' | 'STAKE_UNKNOWN' | 'STAKE_TOO_HIGH' | null {
  const laid = Object.entries(bets)
  if (laid.length === 0 || laid.length > mostBets || laid.some(([id]) => priceOf(id) === null)) return 'CHOICE_UNKNOWN'
  const offered = slipStakes(currency, maxStake)
  if (laid.some(([, stake]) => !offered.includes(BigInt(stake)))) return 'STAKE_UNKNOWN'
  const stake = laid.reduce((sum, [, one]) => sum + BigInt(one), 0n)
  const isTooMuch = stake > highestSlip(currency, maxStake) || mostOf(bets, priceOf) > highestWin(currency)
  return isTooMuch ? 'STAKE_TOO_HIGH' : null
}
