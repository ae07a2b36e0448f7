import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawOf, seeds } from '@fairhouse/testing/studio/draws.ts'
import { kinds, maths, type Kind } from './maths.ts'
import { playFrostPanes, prizeOf } from './play-frost-panes.ts'

const count = (panes: readonly Kind[], kind: Kind) => panes.filter((one) => one === kind).length

/** Draws that answer from a list, one list of numbers after the other. */
const drawsOf = (...answers: number[][]) => {
  const left = [...answers]
  return () => Promise.resolve(left.shift() ?? [])
}

test('a window shows three of its prize and no other three, or no three at all; the same seeds show the same window', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, fc.bigInt({ min: 1n, max: 10_000n }), async (pair, stake) => {
      const outcome = await playFrostPanes(drawOf(pair), stake)
      expect(await playFrostPanes(drawOf(pair), stake)).toEqual(outcome)
      const { prize, panes, times } = outcome
      expect(panes).toHaveLength(maths.panes)
      expect(kinds.filter((kind) => count(panes, kind) >= maths.alike)).toEqual(prize ? [prize] : [])
      if (prize) expect(count(panes, prize)).toBe(maths.alike)
      expect([times, outcome.win]).toEqual([prize ? maths.prizes[prize].times : 0, String(stake * BigInt(times))])
    }),
  )
})

test('each prize is on as many windows of the series as the table says', () => {
  const found = new Map<Kind | null, number>()
  for (let window = 0; window < maths.windows; window += 1) found.set(prizeOf(window), (found.get(prizeOf(window)) ?? 0) + 1)
  for (const kind of kinds) expect(found.get(kind)).toBe(maths.prizes[kind].windows)
})

test('a losing window is laid as it is drawn, and wholly drawn again if it has three alike: nothing is arranged', async () => {
  const [three, pairs] = [
    [0, 0, 0, 1, 2, 3, 4, 5, 6],
    [0, 0, 1, 1, 2, 2, 3, 3, 4],
  ]
  const { panes, prize } = await playFrostPanes(drawsOf([maths.windows - 1], three, pairs), 100n)
  expect([prize, panes.join('')]).toEqual([null, 'AABBCCDDE'])
})

test('a prize lies where its places are drawn', async () => {
  const { panes, win } = await playFrostPanes(drawsOf([0], [8], [0], [0], [0, 0, 1, 1, 2, 2]), 50n)
  expect([panes[8], win]).toEqual(['A', '50000'])
  expect(count(panes, 'A')).toBe(3)
})
