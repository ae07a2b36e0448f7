import { expect, test } from 'vitest'
import { percent, rational, times } from '../../../engine/fairness/rational.ts'
import { leastHedgehogs, leastReturn, maths, mostHedgehogs, returnSpan } from './maths.ts'
import { mathsHash } from './maths-hash.ts'
import { chanceOf, proveHushHedgehog } from './prove-return.ts'

/** The mathematics that the return was proven for: whoever changes it proves it again, under a new version. */
const proven = '02baeac2f20aa5e2299dfa7e19cba7b9635ebec41b22479e0f4df9c6512d414b'
const counts = Object.keys(maths.hundredths).map(Number)

test('the return is printed for the mathematics that it was proven for, and for no other', () => {
  expect([maths.version, mathsHash]).toEqual([1, proven])
})

test('whatever a player does, the return is within the span that is printed', () => {
  expect([counts.length, Math.min(...counts), Math.max(...counts)]).toEqual([mostHedgehogs, leastHedgehogs, mostHedgehogs])
  const bounds = counts.map(proveHushHedgehog)
  const least = bounds.map((one) => percent(one.least, 4)).toSorted()[0] ?? ''
  const greatest = bounds
    .map(({ greatest: one }) => percent(one, 4))
    .toSorted()
    .at(-1)
  expect([returnSpan, leastReturn]).toEqual([`${least.slice(0, 5)}–${greatest?.slice(0, 5)}`, least.slice(0, 5)])
  expect(greatest).toBe('97.0000')
})

test.each(counts)(
  'with %i hedgehogs each pay is what the chance allows, rounded down, and taking there returns no less than the least',
  (hedgehogs) => {
    const { least, greatest } = proveHushHedgehog(hedgehogs)
    const limit = rational(maths.returnPercent, 100)
    for (const [at, pay] of (maths.hundredths[hedgehogs] ?? []).entries()) {
      const chance = chanceOf(hedgehogs, at + 1)
      const returned = times(chance, rational(pay, 100))
      expect(pay > 100 && pay <= maths.mostHundredths).toBe(true)
      expect(returned.of * limit.in <= limit.of * returned.in).toBe(true)
      expect(returned.of * least.in >= least.of * returned.in && returned.of * greatest.in <= greatest.of * returned.in).toBe(true)
      const more = times(chance, rational(pay + 1, 100))
      expect(more.of * limit.in > limit.of * more.in).toBe(true)
    }
  },
)
