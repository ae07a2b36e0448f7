import { lineCount } from '../orchard/maths.ts'

const choices = [10n, 20n, 50n, 100n, 200n, 500n]
const usualDecimals = 2

/** The stakes of a round that may be chosen, in minor units: each a whole line stake on every line, none above the highest allowed. */
export function stakesOf(currency: string, maxStake: bigint | null): bigint[] {
  const stakes = choices.map((choice) => choice * minorFactor(currency)).filter((stake) => maxStake === null || stake <= maxStake)
  if (stakes.length > 0 || maxStake === null) return stakes
  const highest = maxStake - (maxStake % BigInt(lineCount))
  return highest > 0n ? [highest] : []
}

/** A currency of three decimals counts ten minor units where others count one; one without decimals has no smaller coin. */
export function minorFactor(currency: string): bigint {
  return 10n ** BigInt(Math.max(decimalsOf(currency) - usualDecimals, 0))
}

/** How many decimals a currency has. */
export function decimalsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? usualDecimals
}

/** The play money of a demonstration: two hundred times the highest stake. */
export function playMoneyOf(currency: string): bigint {
  return (stakesOf(currency, null).at(-1) ?? 0n) * 200n
}
