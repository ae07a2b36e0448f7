import { expect, test } from 'vitest'
import { percent } from '../../../engine/fairness/rational.ts'
import { exactReturn, maths, returnPercent } from './maths.ts'
import { mathsHash } from './maths-hash.ts'
import { proveBlackthorn } from './prove-return.ts'
import { dealerShows, strategy } from './strategy.ts'

/** The mathematics that the return was proven for: whoever changes it proves it again, under a new version. */
const proven = 'ef572246d0c5fb09e056d69def1b4e05c2a05fb292f11d4bb50869f15c4d0ff6'
const proof = proveBlackthorn()

test('the return is printed for the mathematics that it was proven for, and for no other', () => {
  expect([maths.version, mathsHash]).toEqual([1, proven])
})

test('Blackthorn returns what it says of the first stake, to the last digit', () => {
  expect(proof.total).toEqual(exactReturn)
  expect(percent(proof.total, 6)).toBe('98.913257')
  expect(Number(percent(proof.total, 4)).toFixed(2)).toBe(returnPercent)
})

test('the strategy card is what the enumerator finds best, hand by hand', () => {
  expect(strategy).toEqual(proof.strategy)
  expect(Object.values({ ...strategy.hard, ...strategy.soft }).every((row) => row.length === dealerShows.length)).toBe(true)
})
