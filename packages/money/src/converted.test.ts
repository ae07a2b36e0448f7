import { expect, test } from 'vitest'
import { converted } from './converted.ts'

test.each([
  [10_000n, 'SEK', '0.0875', 'EUR', 875n],
  [10_006n, 'SEK', '0.0875', 'EUR', 876n],
  [100n, 'EUR', '1', 'EUR', 100n],
  [1n, 'BTC', '60000', 'EUR', 0n],
  [1_000_000n, 'BTC', '60000', 'EUR', 60_000n],
  [100n, 'EUR', 'much', 'SEK', undefined],
])('%i %s by %s are %s %i', (minor, from, rate, to, amount) => {
  expect(converted(minor, from, rate, to)).toBe(amount)
})
