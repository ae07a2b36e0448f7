import { digitsOf } from './currencies.ts'

/**
 * Reads a decimal string with at most the currency's digits ("20", "20.5", "20.00") as minor units. Returns undefined
 * if it is not one.
 */
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
