import { currencies } from '@fairhouse/money'

/** Writes a decimal string of the wire for people: `12345.6` EUR becomes `€ 12 345.60`; the text is kept as it is, never made a number. */
export function moneyText(amount: string, currency: string, signed = false): string {
  const minus = amount.startsWith('-')
  const [whole = '0', cents = ''] = amount.replace('-', '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f')
  const fraction = cents.length < 2 ? cents.padEnd(2, '0') : cents
  const sign = minus ? '\u2212' : signed ? '+' : ''
  return `${sign}${currencies[currency]?.symbol ?? currency}\u00a0${grouped}.${fraction}`
}
