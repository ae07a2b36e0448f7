const usualDecimals = 2
const playMoney = 100_000n

/**
 * Returns the stakes on offer in minor units, none above the allowed maximum: the game's choices, each a multiple of
 * its unit; if the maximum is below all of them, the highest multiple that it allows.
 */
export function stakesFrom(choices: readonly bigint[], unit: bigint, currency: string, maxStake: bigint | null): bigint[] {
  const stakes = choices.map((choice) => choice * minorFactor(currency)).filter((stake) => maxStake === null || stake <= maxStake)
  if (stakes.length > 0 || maxStake === null) return stakes
  const highest = maxStake - (maxStake % unit)
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

/** Writes minor units as a plain decimal number. */
export function decimalText(minor: bigint, decimals: number): string {
  const digits = String(minor).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Returns the play money of demo play. */
export function playMoneyOf(currency: string): bigint {
  return playMoney * minorFactor(currency)
}
