import { expect, test } from 'vitest'
import { percent, rational } from '../../../engine/fairness/rational.ts'
import { leastChance, leastReturn, maths, mostChance, returnOf, returnSpan } from './maths.ts'
import { mathsHash } from './maths-hash.ts'
import { proveSpiritLevel } from './prove-return.ts'

/** The mathematics that the return was proven for: whoever changes it proves it again, under a new version. */
const proven = '6806f42189a8d8fff6645e92fd362e4d88a121aa87920751162e0e2fb645945c'
const chances = Object.keys(maths.hundredths).map(Number)

test('the return is printed for the mathematics that it was proven for, and for no other', () => {
  expect([maths.version, mathsHash]).toEqual([1, proven])
})

test('every chance that can be chosen has its pay, above the stake and no higher than the return allows', () => {
  expect([chances.length, Math.min(...chances), Math.max(...chances)]).toEqual([mostChance - leastChance + 1, leastChance, mostChance])
  for (const chance of chances) {
    const pay = maths.hundredths[chance] ?? 0
    expect(pay).toBeGreaterThan(100)
    expect(pay * chance <= maths.returnPercent * 100 && (pay + 1) * chance > maths.returnPercent * 100).toBe(true)
  }
})

test('both sides return the same at every chance, and the span that is printed holds them all', () => {
  const returns = chances.map((chance) => {
    const [below, above] = [proveSpiritLevel('below', chance), proveSpiritLevel('above', chance)]
    expect(below).toEqual(above)
    expect(below).toEqual(rational(chance * (maths.hundredths[chance] ?? 0), 10_000))
    expect(returnOf(chance)).toBe(percent(below, 2))
    return percent(below, 2)
  })
  const all = returns.toSorted()
  expect([returnSpan, leastReturn]).toEqual([`${all[0]}–${all.at(-1)}`, all[0]])
})
