import { expect, test } from 'vitest'
import { testCards } from '../cards/test-cards.ts'
import { brandOf, digitsOf, groupNumber, isPast, passesLuhn, readExpiry } from './card-number.ts'

test('every test card passes the Luhn check, is listed once and shows its brand', () => {
  expect(testCards.length).toBeGreaterThan(20)
  for (const card of testCards)
    expect([card.number, passesLuhn(card.number), brandOf(card.number)]).toEqual([card.number, true, card.brand])
  expect(new Set(testCards.flatMap((card) => [card.number, card.key])).size).toBe(testCards.length * 2)
})

test('the Luhn check agrees with published numbers and finds every single wrong digit', () => {
  for (const published of ['4111111111111111', '5555555555554444', '378282246310005', '6011111111111117'])
    expect(passesLuhn(published)).toBe(true)
  const number = '4000000000003220'
  for (const place of number.split('').keys())
    for (let digit = 0; digit < 10; digit++) {
      const changed = number.slice(0, place) + digit + number.slice(place + 1)
      expect(passesLuhn(changed)).toBe(changed === number)
    }
  for (const text of ['', '4', 'abcd', '42424242424242424242']) expect(passesLuhn(text)).toBe(false)
})

test('reads digits as people type them, in Arabic too', () => {
  expect(digitsOf('٤٢٤٢ 4242-4242\u00A04242')).toBe('4242424242424242')
  expect(groupNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(groupNumber('378282246310005')).toBe('3782 822463 10005')
})

test.each([
  ['12/30', '12/30'],
  ['1230', '12/30'],
  ['1/30', '01/30'],
  ['04 / 2031', '04/31'],
  ['٠٤/٣١', '04/31'],
  ['13/30', null],
  ['00/30', null],
  ['12', null],
])('reads the expiry %s as %s', (typed, expected) => expect(readExpiry(typed)).toBe(expected))

test('a card is good through the last day of its month', () => {
  expect(isPast('11/26', new Date('2026-11-30T23:59:59Z'))).toBe(false)
  expect(isPast('11/26', new Date('2026-12-01T00:00:00Z'))).toBe(true)
})
