import { expect, test } from 'vitest'
import { roundUnderWay } from './round-under-way.ts'

test('a round holds the balance back from its beginning to its end, and never longer than fifteen seconds', () => {
  expect(roundUnderWay.is(0)).toBe(false)
  roundUnderWay.begin(1000)
  expect(roundUnderWay.is(2000)).toBe(true)
  expect(roundUnderWay.is(16_000)).toBe(false)
  roundUnderWay.begin(20_000)
  roundUnderWay.end()
  expect(roundUnderWay.is(20_001)).toBe(false)
})
