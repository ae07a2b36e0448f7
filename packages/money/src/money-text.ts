import { currencies } from './currencies.ts'

/**
 * Writes a decimal string of the wire for people: `12345.6` EUR becomes `€ 12 345.60`. The format is the same in every
 * language: a narrow no-break space between thousands, a point, and the currency's digits but at least two. Further
 * digits are rounded half up, away from zero.
 */
export function moneyText(amount: string, currency: string, signed = false): string {
  const { symbol = symbolOf(currency), digits = 2 } = currencies[currency] ?? {}
  const [size, minus] = rounded(amount, Math.max(digits, 2))
  const [whole = '0', fraction = ''] = size.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f')
  return `${minus ? '\u2212' : signed ? '+' : ''}${symbol}\u00a0${grouped}.${fraction}`
}

/** Returns the usual symbol of a currency that is not in our table. */
function symbolOf(currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return currency
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/**
 * Returns the absolute value of a decimal string with the given digits, and whether it is negative. Anything else
 * counts as zero.
 */
function rounded(amount: string, digits: number): [size: string, minus: boolean] {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  const kept = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0')) + (Number(fraction[digits] ?? 0) >= 5 ? 1n : 0n)
  const text = kept.toString().padStart(digits + 1, '0')
  return [`${text.slice(0, -digits)}.${text.slice(-digits)}`, sign === '-' && kept !== 0n]
}
