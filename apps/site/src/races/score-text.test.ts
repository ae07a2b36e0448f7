import { expect, test } from 'vitest'
import { scoreText } from './score-text.ts'

test.each([
  ['bestMultiplier', '2500000', '2.5×'],
  ['bestMultiplier', '333333', '0.333333×'],
  ['sprint', '12000000', '12×'],
  ['points', '1204', '1204'],
] as const)('a score of %s of %s reads %s', (format, score, says) => {
  expect(scoreText({ format, currency: 'EUR' }, score)).toBe(says)
})

test('a score of stakes is money', () => {
  expect(scoreText({ format: 'wager', currency: 'EUR' }, '123456')).toMatch(/1.?234\.56/)
})
