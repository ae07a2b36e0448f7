import { expect, test } from 'vitest'
import { percent } from '../../../engine/fairness/rational.ts'
import { leastReturn, maths, returns, returnSpan, type MarkCount } from './maths.ts'
import { mathsHash } from './maths-hash.ts'
import { proveTideNumbers } from './prove-return.ts'

/** The mathematics that the return was proven for: whoever changes it proves it again, under a new version. */
const proven = 'eb60942396cf68df684aed86bf8295608bd3eefc63ec4f1e310ea20ac55abb41'
const counts = Object.keys(maths.tenths).map((marks) => Number(marks) as MarkCount) // the table has these keys only

test('the return is printed for the mathematics that it was proven for, and for no other', () => {
  expect([maths.version, mathsHash]).toEqual([1, proven])
})

test.each(counts)('with %i marked, Tide Numbers returns what it says, to the last digit', (marks) => {
  const { total } = proveTideNumbers(marks)
  const { percent: printed, ...exact } = returns[marks]
  expect(total).toEqual(exact)
  expect(Number(percent(total, 4)).toFixed(2)).toBe(printed)
})

test('the span that is printed holds the return of every number of marks', () => {
  const all = counts.map((marks) => returns[marks].percent).toSorted()
  expect([returnSpan, leastReturn]).toEqual([`${all[0]}–${all.at(-1)}`, all[0]])
})

test('any prize comes as often as the rules say', () => {
  expect(counts.map((marks) => Number(percent(proveTideNumbers(marks).hit, 4)).toFixed(1))).toEqual([
    '25.0',
    '44.2',
    '14.9',
    '25.6',
    '36.7',
    '15.3',
  ])
})
