/** Returns numerator / denominator, rounded half up (away from zero on a tie). */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('The denominator is above zero')
  const negative = numerator < 0n
  const size = negative ? -numerator : numerator
  const rounded = (size * 2n + denominator) / (denominator * 2n)
  return negative ? -rounded : rounded
}

/** Reads a decimal string ("2.5") as a fraction. Returns undefined if it is not one. */
export function parseDecimal(text: string): { numerator: bigint; denominator: bigint } | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(text)
  if (!match) return undefined
  const [, whole, fraction = ''] = match
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) }
}

/** Returns a percentage ("2.5") of an amount, rounded half up once. */
export function percentOf(amountMinor: bigint, percent: string): bigint {
  const fraction = parseDecimal(percent)
  if (!fraction) throw new RangeError(`Not a percentage: ${percent}`)
  return divideHalfUp(amountMinor * fraction.numerator, fraction.denominator * 100n)
}
