import { expect, test } from 'vitest'
import { maths } from '../games/lantern-tide/play/maths.ts'
import { countOf, landingsOf } from './landings.ts'

const { strips, scatter } = maths
const hasTwo = (landed: readonly string[]) => countOf(landed, scatter.symbol) >= 2
const isBoat = (index: number) => strips[index]?.indexOf(scatter.symbol) ?? 0
/** A stop just after the boat has left the window. */
const noBoat = (index: number) => (isBoat(index) + 1) % (strips[index]?.length ?? 1)

test('without two boats the reels land one after the other at the same distance, and nobody waits for one', () => {
  const landings = landingsOf(
    strips,
    strips.map((_, index) => (index === 0 ? isBoat(index) : noBoat(index))),
    hasTwo,
  )
  expect(landings.map(({ afterMs }) => afterMs)).toEqual([0, 210, 420, 630, 840])
  expect(landings.some(({ isAwaited }) => isAwaited)).toBe(false)
})

test('after two boats everybody waits for each further reel, and only for those', () => {
  const landings = landingsOf(
    strips,
    strips.map((_, index) => (index < 2 ? isBoat(index) : noBoat(index))),
    hasTwo,
  )
  expect(landings.map(({ afterMs, isAwaited }) => [afterMs, isAwaited])).toEqual([
    [0, false],
    [210, false],
    [1020, true],
    [1830, true],
    [2640, true],
  ])
})
