import { divideHalfUp, parseDecimal } from './fraction.ts'
import { digitsOf } from './currencies.ts'

/**
 * Converts an amount: amount × rate, rounded half up to the target's digits. Returns undefined if the rate is not a
 * decimal.
 */
export function converted(minor: bigint, from: string, rate: string, to: string): bigint | undefined {
  const fraction = parseDecimal(rate)
  if (!fraction) return undefined
  const scale = 10n ** BigInt(digitsOf(to))
  return divideHalfUp(minor * fraction.numerator * scale, fraction.denominator * 10n ** BigInt(digitsOf(from)))
}
