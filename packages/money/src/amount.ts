import { digitsOf } from './currencies.ts'

/** Reads a decimal string of at most the currency's digits ("20", "20.5", "20.00") as minor units; undefined where it is none. */
export function parseAmount(text: string, currency: string): bigint | undefined {
  const digits = digitsOf(currency)
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(text)
  if (!match) return undefined
  const [, sign, whole, fraction = ''] = match
  if (fraction.length > digits) return undefined
  const minor = BigInt(whole + fraction.padEnd(digits, '0'))
  return sign ? -minor : minor
}

/** Writes minor units as a decimal string with exactly the currency's digits: 2000n EUR is "20.00". */
export function formatAmount(minor: bigint, currency: string): string {
  const digits = digitsOf(currency)
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0')
  const shown = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
  return minor < 0n ? `-${shown}` : shown
}

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
