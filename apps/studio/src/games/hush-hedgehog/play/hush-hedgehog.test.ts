import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawOf, seeds, stakesOf } from '@fairhouse/testing/studio/draws.ts'
import type { Stage } from '../../../engine/game.ts'
import { fieldCount, maths, mostHedgehogs, paysOf } from './maths.ts'
import {
  actForAbsent,
  actOf,
  playHushHedgehog,
  readHedgehogs,
  type HedgehogAct,
  type HedgehogOutcome,
  type HedgehogSeen,
} from './play-hush-hedgehog.ts'

const counts = fc.integer({ min: 1, max: mostHedgehogs })
const all = Array.from({ length: fieldCount }, (_, heap) => heap)
const heaps = fc.shuffledSubarray(all)
const allHeaps = fc.shuffledSubarray(all, { minLength: fieldCount })
const outcomeOf = ({ outcome }: Stage) => outcome as HedgehogOutcome | null
const seenOf = ({ seen }: Stage) => seen as HedgehogSeen

/** Opens heaps until the round ends or none of those wanted is left. */
async function open(pair: Parameters<typeof drawOf>[0], stake: bigint, hedgehogs: number, wanted: readonly number[]) {
  const acts: HedgehogAct[] = []
  let stage = await playHushHedgehog(drawOf(pair), stake, hedgehogs, acts)
  for (const heap of wanted) {
    if (stage.outcome) break
    expect(actOf({ open: heap }, stage.seen)).toEqual({ act: { open: heap }, raise: 0n })
    acts.push({ open: heap })
    stage = await playHushHedgehog(drawOf(pair), stake, hedgehogs, acts)
  }
  return { acts, stage }
}

test('hedgehogs sleep where they slept before the first heap was opened, whatever is opened', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, stakesOf(maths.stakeUnit), counts, allHeaps, allHeaps, async (pair, stake, hedgehogs, one, other) => {
      const [a, b] = [await open(pair, stake, hedgehogs, one), await open(pair, stake, hedgehogs, other)]
      expect(outcomeOf(a.stage)?.sleeping).toEqual(outcomeOf(b.stage)?.sleeping)
      expect(new Set(outcomeOf(a.stage)?.sleeping).size).toBe(hedgehogs)
    }),
    { numRuns: 30 },
  )
})

test('opening adds up to the pay of the table, taking pays it, waking a hedgehog pays nothing, and what is not decided is not told', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, stakesOf(maths.stakeUnit), counts, heaps, async (pair, stake, hedgehogs, wanted) => {
      const { acts, stage } = await open(pair, stake, hedgehogs, wanted)
      expect(await playHushHedgehog(drawOf(pair), stake, hedgehogs, acts)).toEqual(stage)
      const { opened, hundredths } = seenOf(stage)
      const outcome = outcomeOf(stage)
      expect(hundredths).toBe(opened.length === 0 ? 0 : paysOf(hedgehogs)[opened.length - 1])
      if (!outcome) {
        expect(JSON.stringify(stage.seen)).not.toContain('sleeping')
        if (opened.length === 0) return
        const taken = outcomeOf(await playHushHedgehog(drawOf(pair), stake, hedgehogs, [...acts, { take: true }]))
        expect(BigInt(taken?.win ?? -1) * 100n).toBe(stake * BigInt(hundredths))
        expect(opened.some((heap) => taken?.sleeping.includes(heap))).toBe(false)
      } else if (outcome.woken === null) {
        expect([opened.length, BigInt(outcome.win) * 100n]).toEqual([paysOf(hedgehogs).length, stake * BigInt(hundredths)])
      } else {
        expect([outcome.win, outcome.hundredths, outcome.sleeping.includes(outcome.woken)]).toEqual(['0', 0, true])
      }
    }),
  )
})

test('whoever does not come back opens the first heap, or takes what is won', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, counts, fc.nat(fieldCount - 1), async (pair, hedgehogs, heap) => {
      for (const wanted of [[], [heap]]) {
        const { acts, stage } = await open(pair, 100n, hedgehogs, wanted)
        const done: HedgehogAct[] = []
        for (let last = stage; !last.outcome; last = await playHushHedgehog(drawOf(pair), 100n, hedgehogs, [...acts, ...done])) {
          const act = actForAbsent(last.seen)
          expect(actOf(act, last.seen)).toEqual({ act, raise: 0n })
          done.push(act)
        }
        if (wanted.length > 0) expect(done).toEqual(stage.outcome ? [] : [{ take: true }])
        else expect([{ open: 0 }, { take: true }].slice(0, done.length)).toEqual(done)
      }
    }),
  )
})

test('anything but a number of hedgehogs is no choice, and anything but a closed heap or a win to take is no act', () => {
  const seen: HedgehogSeen = { hedgehogs: 3, opened: [4], hundredths: 110 }
  fc.assert(
    fc.property(fc.anything(), (asked) => {
      const [read, act] = [readHedgehogs(asked), actOf(asked, seen)]
      if (read !== null) expect(paysOf(read).length).toBeGreaterThan(0)
      if (act !== null) expect(act.raise).toBe(0n)
    }),
  )
  for (const wrong of [undefined, null, 0, 13, 1.5, '3', [3], {}]) expect(readHedgehogs(wrong)).toBeNull()
  const wrongActs = [
    null,
    {},
    { open: 4 },
    { open: -1 },
    { open: 25 },
    { open: 1.5 },
    { open: '3' },
    { take: false },
    { take: true, open: 3 },
    'take',
  ]
  for (const wrong of wrongActs) expect(actOf(wrong, seen)).toBeNull()
  expect(actOf({ take: true }, { ...seen, opened: [] })).toBeNull()
})
