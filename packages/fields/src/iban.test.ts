import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAccountNumber } from './account-number.ts'
import { isIban as hasIsoDigits } from './iban.ts'

const isIban = (iban: string) => hasIsoDigits(iban) && isAccountNumber(iban.slice(0, 2), iban.slice(4))

/** Examples of the IBAN registry for the countries with an account check of their own. */
const examples = [
  'BE68539007547034',
  'CZ6508000000192000145399',
  'ES9121000418450200051332',
  'FI2112345600000785',
  'FR1420041010050500013M02606',
  'HR1210010051863000160',
  'HU42117730161111101800000000',
  'IT60X0542811101000000123456',
  'MC5811222000010123456789030',
  'PL61109010140000071219812874',
  'PT50000201231234567890154',
  'SI56263300012039086',
  'SK3112000000198742637541',
  'SM86U0322509800000000270100',
]
/** Countries whose check covers the whole account; elsewhere it covers the bank or parts. */
const whole = examples.filter((iban) => !['PL', 'CZ', 'SK'].includes(iban.slice(0, 2)))

/** Returns the IBAN of an account, with its check digits by ISO 13616. */
function ibanOf(country: string, account: string): string {
  const digits = `${account}${country}00`.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`
}

test.each(examples)('%s is an IBAN', (iban) => {
  expect(isIban(iban)).toBe(true)
  expect(ibanOf(iban.slice(0, 2), iban.slice(4))).toBe(iban)
})

test.each([
  ['CZ', '08000000192000145398'],
  ['CZ', '08000000182000145399'],
  ['PL', '109010150000071219812874'],
  ['IT', 'X0542811101000000123457'],
  ['FI', 'ABCDEFGHIJKLMN'],
  ['HR', 'A0010051863000160'],
])('%s: %s is no account, though the digits in front of it are right', (country, account) => {
  expect(isIban(ibanOf(country, account))).toBe(false)
})

test('one wrong digit in the account is found, though the digits in front of it are right', () => {
  fc.assert(
    fc.property(fc.constantFrom(...whole), fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, at, added) => {
      const account = iban.slice(4)
      const places = [...account].flatMap((character, place) => (/\d/.test(character) ? [place] : []))
      const place = places[at % places.length]!
      const wrong = account.slice(0, place) + String((Number(account[place]) + added) % 10) + account.slice(place + 1)
      expect(isIban(ibanOf(iban.slice(0, 2), wrong))).toBe(false)
    }),
  )
})

test('an account of a country without such a check is taken by its length and the digits of ISO 13616', () => {
  for (const [country, account] of [
    ['DE', '370400440532013000'],
    ['NL', 'INGB0000000003'],
    ['SE', '50000000058398257466'],
    ['EE', '2200221020145684'],
    ['NO', '86011117948'],
  ] as const)
    expect(isIban(ibanOf(country, account))).toBe(true)
})
