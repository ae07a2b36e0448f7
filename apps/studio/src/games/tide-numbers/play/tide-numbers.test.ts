import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawOf, seeds, stakesOf } from '@fairhouse/testing/studio/draws.ts'
import { maths, mostMarks, tenthsFor } from './maths.ts'
import { playTideNumbers, readMarks } from './play-tide-numbers.ts'

const marked = fc.uniqueArray(fc.integer({ min: 1, max: maths.numbers }), { minLength: 1, maxLength: mostMarks })

test('ten different numbers are drawn, hits are what is marked and drawn, and the same seeds and marks are the same round', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, stakesOf(maths.stakeUnit), marked, async (pair, stake, asked) => {
      const outcome = await playTideNumbers(drawOf(pair), stake, readMarks(asked))
      expect(await playTideNumbers(drawOf(pair), stake, readMarks(asked.toReversed()))).toEqual(outcome)
      expect(new Set(outcome.drawn).size).toBe(maths.drawn)
      expect(outcome.drawn.every((number) => number >= 1 && number <= maths.numbers)).toBe(true)
      expect(outcome.hits).toEqual(outcome.marks.filter((mark) => outcome.drawn.includes(mark)))
      expect(BigInt(outcome.win) * 10n).toBe(stake * BigInt(tenthsFor(asked.length, outcome.hits.length)))
    }),
  )
})

test('anything but one to six different numbers from 1 to 40 is no choice', () => {
  fc.assert(
    fc.property(fc.anything(), (asked) => {
      const read = readMarks(asked)
      if (read !== null) expect(read.length >= 1 && read.length <= mostMarks && read.every((mark) => Number.isInteger(mark))).toBe(true)
    }),
  )
  for (const wrong of [
    undefined,
    null,
    [],
    7,
    '7',
    [0],
    [41],
    [1.5],
    ['3'],
    [3, 3],
    [1, 2, 3, 4, 5, 6, 7],
    { 0: 1, length: 1 },
    [Number.NaN],
  ])
    expect(readMarks(wrong)).toBeNull()
  expect(readMarks([40, 1, 9])).toEqual([1, 9, 40])
})
