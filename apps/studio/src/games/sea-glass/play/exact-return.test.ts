import { expect, test } from 'vitest'
import { percent, rational } from '../../../engine/fairness/rational.ts'
import { exactReturn, maths, returnPercent, stopsPerStrip } from './maths.ts'
import { mathsHash } from './maths-hash.ts'
import { proveSeaGlass } from './prove-return.ts'

const all = stopsPerStrip ** maths.strips.length
const paidByAll = 152_993_758

/** The mathematics that the return was proven for: whoever changes it proves it again, under a new version. */
const proven = '964aa0a1a4532f6b28bf0f7515bbdfa055c1d891f2522359e545b926297382be'

test('the return is printed for the mathematics that it was proven for, and for no other', () => {
  expect([maths.version, mathsHash]).toEqual([1, proven])
})

test('Sea Glass returns what it says: all its rounds in the wide run, every 61st otherwise', () => {
  const every = process.env.TEST_ALL ? 1 : 61
  const { rounds, paid, hits, most, total } = proveSeaGlass(every)
  if (every === 1) {
    expect([rounds, paid, hits, most]).toEqual([all, paidByAll, 3_651_064, 6123])
    expect(total).toEqual(exactReturn)
  } else expect([rounds, paid, hits]).toEqual([130_535, 2_523_011, 59_922])
  expect(rational(paidByAll, all * maths.stakeParts)).toEqual(exactReturn)
  expect(Number(percent(rational(exactReturn.of, exactReturn.in), 4)).toFixed(2)).toBe(returnPercent)
})
