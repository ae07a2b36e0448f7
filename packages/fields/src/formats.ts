const spaces = /[\s\u00a0\u202f]+/gu
const lowerAscii = (value: string) => value.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
const upperAscii = (value: string) => value.replace(/[a-z]/g, (letter) => letter.toUpperCase())
const without = (value: string, what: RegExp) => value.replace(what, '')
const oneSpace = (value: string) => value.replace(spaces, ' ').trim()

/** Replaces Arabic and Persian digits by ASCII ones. */
const asciiDigits = (value: string) => value.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

/** Every format by name: turns typed text into the text that is stored. Formatting is idempotent. */
export const formats: Readonly<Record<string, (value: string) => string>> = {
  trim: (value) => value.trim(),
  name: oneSpace,
  text: oneSpace,
  lowerCase: (value) => lowerAscii(value.trim()),
  upperCase: (value) => upperAscii(value.trim()),
  email: (value) => lowerAscii(value.trim()),
  digits: (value) => without(asciiDigits(value), /\D/g),
  date: (value) => asciiDigits(value.trim()),
  phone: (value) => without(asciiDigits(value), /[\s\u00a0\u202f().\-/]/gu).replace(/^00(?=[1-9])/, '+'),
  iban: (value) => upperAscii(without(asciiDigits(value), spaces)),
  nationalId: (value) => asciiDigits(value.trim()),
  zip: (value) => upperAscii(oneSpace(asciiDigits(value))),
  cardNumber: (value) => without(asciiDigits(value), /\D/g).replace(/(\d{4})(?=\d)/g, '$1 '),
  cardExpiry: (value) => {
    const typed = without(asciiDigits(value), /\D/g).slice(0, 4)
    return typed.length > 2 ? `${typed.slice(0, 2)}/${typed.slice(2)}` : typed
  },
  voucher: (value) => upperAscii(without(asciiDigits(value), /[\s\u00a0\u202f-]/gu)),
  cardholder: (value) => upperAscii(oneSpace(value)),
  amount: (value) => {
    const plain = without(asciiDigits(value), spaces).replace('\u066b', '.')
    return /^\d+,\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain
  },
}

/** Formats a value; an unknown format leaves it unchanged. */
export function format(name: string | undefined, value: string): string {
  return name !== undefined && Object.hasOwn(formats, name) ? formats[name]!(value) : value // `hasOwn` has just found it
}
