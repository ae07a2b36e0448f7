import { expect, test } from 'vitest'
import { crossRate } from './cross-rate.ts'

const rates = { EUR: '1', SEK: '0.0875', GBP: '1.15', XXX: '0' }

test.each([
  ['SEK', 'EUR', '1', '0.0875'],
  ['EUR', 'SEK', '1', '11.4285714286'],
  ['GBP', 'SEK', '1', '13.1428571429'],
  ['GBP', 'EUR', '0.98', '1.127'],
  ['EUR', 'EUR', '0.5', '1'],
  ['EUR', 'USD', '1', undefined],
  ['EUR', 'XXX', '1', undefined],
])('one %s in %s with a share of %s is %s', (from, to, share, rate) => {
  expect(crossRate(rates, from, to, share)).toBe(rate)
})
