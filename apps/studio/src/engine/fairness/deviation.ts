import type { Rational } from './rational.ts'

const digits = 24
const one = 10n ** BigInt(digits)

/** Returns the standard deviation of what a round pays, from its mean and its mean square in stakes. */
export function deviationOf(mean: Rational, square: Rational): number {
  const variance = (square.of * one) / square.in - (mean.of * mean.of * one) / (mean.in * mean.in)
  return Math.sqrt(Number(variance) / 10 ** digits)
}
