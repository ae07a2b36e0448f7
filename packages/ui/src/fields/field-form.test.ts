import { format } from '@fairhouse/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTyped, toldOf, wholeNumber } from './field-form.ts'

const typeIn = (name: string, text: string) => [...text].reduce((typed, letter) => formatTyped(name, typed + letter), '')

test.each([
  ['name', 'Anna Maria', 'Anna Maria'],
  ['text', '5  Old Mill  Lane', '5 Old Mill Lane'],
  ['zip', 'k1a 0b1', 'K1A 0B1'],
  ['zip', '111 22', '111 22'],
  ['cardNumber', '4111 1111 1', '4111 1111 1'],
  ['cardExpiry', '12 30', '12/30'],
  ['cardholder', 'anna maria', 'ANNA MARIA'],
  ['phone', '+370 612 34567', '+37061234567'],
])('as %s, "%s" typed letter by letter becomes "%s"', (name, text, expected) => {
  expect(typeIn(name, text)).toBe(expected)
})

test('what is typed letter by letter is what would have come of pasting it', () => {
  const words = fc.array(fc.stringMatching(/^[A-Za-zÀ-ÿ\d]{1,8}$/), { minLength: 1, maxLength: 4 }).map((all) => all.join(' '))
  const ofWords = ['trim', 'name', 'text', 'lowerCase', 'upperCase', 'iban', 'zip', 'nationalId', 'voucher', 'cardholder']
  for (const name of ofWords) fc.assert(fc.property(words, (text) => typeIn(name, text) === format(name, text)))
})

test('the space that a format sets by itself does not come back when it is deleted', () => {
  expect(formatTyped('cardNumber', '4111')).toBe('4111')
})

test('only a mistake that no rule of its field can find is one that the server has told', () => {
  const field = (name: string, ...names: string[]) => ({ name, kind: 'text' as const, rules: names.map((rule) => ({ rule })) })
  const fields = [field('nationalIdNumber', 'required', 'maxLength'), field('repeat', 'same'), field('state', 'requiredIf'), field('city')]
  const wrong = { nationalIdNumber: { rule: 'nationalId' }, repeat: { rule: 'same' }, state: { rule: 'required' } }
  expect(toldOf(fields, wrong)).toEqual({ nationalIdNumber: { rule: 'nationalId' } })
})

test.each([
  ['5550 0101', 'EST+372', '+37255500101'],
  ['(612) 00-101', 'LTU+370', '+37061200101'],
  ['+370 612 00101', 'EST+372', '+37061200101'],
  ['00370 612 00101', 'EST+372', '+37061200101'],
  ['٥٥٥٠٠١٠١', 'EST+372', '+37255500101'],
  ['', 'EST+372', ''],
  ['+', 'EST+372', ''],
  ['+372', 'EST+372', ''],
  [' +370 ', 'EST+372', ''],
])('"%s" typed beside %s is the number "%s"', (typed, country, number) => {
  const field = { name: 'phoneNumber', kind: 'phone' as const, rules: [], options: [{ value: 'EST+372' }, { value: 'LTU+370' }] }
  expect(wholeNumber(field, typed, country)).toBe(number)
})
