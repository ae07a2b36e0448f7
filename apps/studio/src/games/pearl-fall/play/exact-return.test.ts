import { expect, test } from 'vitest'
import { percent } from '../../../engine/fairness/rational.ts'
import { leastReturn, maths, returns, returnSpan, riskChoices, rowChoices } from './maths.ts'
import { mathsHash } from './maths-hash.ts'
import { provePearlFall } from './prove-return.ts'

/** The mathematics that the return was proven for: whoever changes it proves it again, under a new version. */
const proven = '53753c65a89df747e9e8d1f761c15a3e87bd3a250ee01499fcc53ae4c3ef6970'
const boards = rowChoices.flatMap((rows) => riskChoices.map((risk) => ({ rows, risk })))

test('the return is printed for the mathematics that it was proven for, and for no other', () => {
  expect([maths.version, mathsHash]).toEqual([1, proven])
})

test.each(boards)('with $rows rows and $risk risk, Pearl Fall returns what it says, to the last digit', ({ rows, risk }) => {
  const { total } = provePearlFall(rows, risk)
  const { percent: printed, ...exact } = returns[rows][risk]
  expect(total).toEqual(exact)
  expect(Number(percent(total, 4)).toFixed(2)).toBe(printed)
})

test('the span that is printed holds the return of every board, and no board has a cup without pay', () => {
  const all = boards.map(({ rows, risk }) => returns[rows][risk].percent).toSorted()
  expect([returnSpan, leastReturn]).toEqual([`${all[0]}–${all.at(-1)}`, all[0]])
  for (const { rows, risk } of boards) {
    const half: readonly number[] = maths.tenths[rows][risk]
    expect(half).toHaveLength(rows / 2 + 1)
    expect(half).toEqual(half.toSorted((a, b) => b - a))
    expect(half.at(-1)).toBeGreaterThan(0)
  }
})
