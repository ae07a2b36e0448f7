/** Brands that the acquirer takes. */
export type Brand = 'visa' | 'mastercard' | 'maestro' | 'amex'

/** Digits of a card number as typed, in Western digits, without spaces and dashes. */
export function digitsOf(text: string): string {
  const western = text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
  return western.replace(/[\s\u00A0\u2009-]/g, '')
}

/** Returns whether the last digit is the right check digit (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, place) => total + (place % 2 === 0 ? Number(digit) : twice(Number(digit))), 0)
  return sum % 10 === 0
}

function twice(digit: number): number {
  return digit > 4 ? digit * 2 - 9 : digit * 2
}

const ranges: [RegExp, Brand][] = [
  [/^3[47]/, 'amex'],
  [/^4/, 'visa'],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 'mastercard'],
  [/^(50|5[6-9]|6[0-9])/, 'maestro'],
]

/** Returns the brand of a number, even a partial one. */
export function brandOf(digits: string): Brand | null {
  return ranges.find(([range]) => range.test(digits))?.[1] ?? null
}

/** Returns the number of digits of a brand's security code. */
export function cvcLength(brand: Brand | null): number {
  return brand === 'amex' ? 4 : 3
}

/** Groups a number's digits as printed on the card. */
export function groupNumber(digits: string): string {
  const groups = brandOf(digits) === 'amex' ? [4, 6, 5] : [4, 4, 4, 4, 3]
  let rest = digits
  const parts = groups.map((size) => {
    const part = rest.slice(0, size)
    rest = rest.slice(size)
    return part
  })
  return parts.filter(Boolean).join(' ')
}

/** Reads an expiry as `MM/YY`; null if the text is not one. */
export function readExpiry(text: string): string | null {
  const match = /^(0?[1-9]|1[0-2])\/?(?:20)?(\d{2})$/.exec(digitsOf(text))
  const [, month = '', year = ''] = match ?? []
  return match ? `${month.padStart(2, '0')}/${year}` : null
}

/** Returns whether an expiry (`MM/YY`) has passed; a card is valid through the last day of its month. */
export function isPast(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number)
  return Date.UTC(2000 + year, month, 1) <= now.getTime()
}
