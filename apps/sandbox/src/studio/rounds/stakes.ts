import { lineCount } from '../orchard/maths.ts'

const choices = [10n, 20n, 50n, 100n, 200n, 500n]
const usualDecimals = 2

/** Returns the stakes on offer in minor units: the same whole stake on every line, none above the allowed maximum. */
export function stakesOf(currency: string, maxStake: bigint | null): bigint[] {
  const stakes = choices.map((choice) => choice * minorFactor(currency)).filter((stake) => maxStake === null || stake <= maxStake)
  if (stakes.length > 0 || maxStake === null) return stakes
  const highest = maxStake - (maxStake % BigInt(lineCount))
  return highest > 0n ? [highest] : []
}

/** Returns how many minor units count as one: 10 for a currency of three decimals, else 1. */
export function minorFactor(currency: string): bigint {
  return 10n ** BigInt(Math.max(decimalsOf(currency) - usualDecimals, 0))
}

/** Returns a currency's number of decimals. */
export function decimalsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? usualDecimals
}

/** Returns the play money of demo play: two hundred times the highest stake. */
export function playMoneyOf(currency: string): bigint {
  return (stakesOf(currency, null).at(-1) ?? 0n) * 200n
}
