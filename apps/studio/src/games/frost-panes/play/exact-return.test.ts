import { expect, test } from 'vitest'
import { percent } from '../../../engine/fairness/rational.ts'
import { exactReturn, maths, returnPercent } from './maths.ts'
import { mathsHash } from './maths-hash.ts'
import { proveFrostPanes } from './prove-return.ts'

/** The mathematics that the return was proven for: whoever changes it proves it again, under a new version. */
const proven = 'f16df7643cd9582dd8396c4b2968df6e03ba2dac5d1f04a1e10f19a6d1206354'

test('the return is printed for the mathematics that it was proven for, and for no other', () => {
  expect([maths.version, mathsHash]).toEqual([1, proven])
})

test('Frost Panes returns what it says, to the last digit, and no prize is as low as the stake', () => {
  const { total, hit } = proveFrostPanes()
  expect(total).toEqual(exactReturn)
  expect([percent(total, 2), percent(hit, 3)]).toEqual([returnPercent, '22.284'])
  expect(Math.min(...Object.values(maths.prizes).map(({ times }) => times))).toBeGreaterThan(1)
})
