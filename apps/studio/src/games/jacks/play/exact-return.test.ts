import { expect, test } from 'vitest'
import { percent } from '../../../engine/fairness/rational.ts'
import { exactReturn, maths, returnPercent } from './maths.ts'
import { mathsHash } from './maths-hash.ts'
import { proveJacks } from './prove-return.ts'

/** The mathematics that the return was proven for: whoever changes it proves it again, under a new version. */
const proven = '2371ea54f392c8ed263d9f7e89003d3e67ab9f54c8dc96e58ca873314301ae70'

test('the return is printed for the mathematics that it was proven for, and for no other', () => {
  expect([maths.version, mathsHash]).toEqual([1, proven])
})

test('Jacks returns what it says with best play: over all hands in the wide run, over every 16th otherwise', () => {
  const every = process.env.TEST_ALL ? 1 : 16
  const { total, hands, paying } = proveJacks(every)
  expect(total).toEqual(every === 1 ? exactReturn : { of: 49_772_473_937n, in: 49_833_076_293n })
  // Of all hands as they are dealt, 20.63 % pay: the textbook's counts, from the royal flush to a pair of jacks.
  expect([hands, paying]).toEqual([2_598_960, 4 + 36 + 624 + 3744 + 5108 + 10_200 + 54_912 + 123_552 + 337_920])
  expect(Number(percent(exactReturn, 4)).toFixed(2)).toBe(returnPercent)
})
