/** numerator / denominator, rounded half up (away from zero at a tie). */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('The denominator is above zero')
  const negative = numerator < 0n
  const size = negative ? -numerator : numerator
  const rounded = (size * 2n + denominator) / (denominator * 2n)
  return negative ? -rounded : rounded
}

/** A decimal string ("2.5") as a fraction of whole numbers; undefined where it is none. */
export function parseDecimal(text: string): { numerator: bigint; denominator: bigint } | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(text)
  if (!match) return undefined
  const [, whole, fraction = ''] = match
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) }
}

/** The share of an amount that a percentage ("2.5") makes, half up, once. */
export function percentOf(amountMinor: bigint, percent: string): bigint {
  const fraction = parseDecimal(percent)
  if (!fraction) throw new RangeError(`Not a percentage: ${percent}`)
  return divideHalfUp(amountMinor * fraction.numerator, fraction.denominator * 100n)
}
