import { divideHalfUp, parseDecimal } from './fraction.ts'

const digits = 10
const scale = 10n ** BigInt(digits)

/**
 * Returns the price of one unit of a currency in another as a decimal string; undefined if a rate is missing. `share`
 * is the part that a payment method leaves ("0.98").
 */
export function crossRate(rates: Readonly<Record<string, string>>, from: string, to: string, share = '1'): string | undefined {
  if (from === to) return '1'
  const [a, b, part] = [rates[from], rates[to], share].map((text) => (text === undefined ? undefined : parseDecimal(text)))
  if (!a || !b || !part || b.numerator === 0n) return undefined
  const numerator = a.numerator * b.denominator * part.numerator * scale
  const rate = divideHalfUp(numerator, a.denominator * b.numerator * part.denominator)
  return rate === 0n ? undefined : decimalOf(rate)
}

function decimalOf(scaled: bigint): string {
  const fraction = String(scaled % scale)
    .padStart(digits, '0')
    .replace(/0+$/, '')
  return fraction ? `${scaled / scale}.${fraction}` : String(scaled / scale)
}
