import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ranks, type Card } from '../../../engine/cards/card.ts'
import { openDraw, type Draw } from '../../../engine/fairness/fair-draw.ts'
import { blocksOf } from '../../../engine/fairness/seeds.ts'
import { faultOfBoxes, readBoxes, stakesOf } from './open-boxes.ts'
import { blackthornSteps, boxActs, type BlackthornSeen, type BoxAct } from './play-blackthorn.ts'
import type { BlackthornOutcome } from './settle.ts'
import { totalOf } from './total.ts'

const cards = (text: string): Card[] => text.split(' ').map((rank) => ranks.findIndex((one) => one === rank))
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'))
const drawOf = (seed: string): Draw => openDraw(blocksOf(seed, 'player', 3))
/** Draws the cards of a list, in the order in which they are asked for. */
const drawsOf = (text: string): Draw => {
  const left = cards(text)
  return (_, count) => Promise.resolve(left.splice(0, count))
}
const boxCounts = fc.integer({ min: 1, max: 6 })
const evenStakes = fc.bigInt(1n, 10n ** 9n).map((half) => half * 2n)
const asked = fc.oneof(fc.constantFrom(...boxActs), fc.jsonValue())

/** Plays what is asked as far as it is allowed, then stands; tells each stage that was reached. */
async function playAll(seed: string, boxes: number, stake: bigint, wishes: readonly unknown[], free = false) {
  const acts: unknown[] = []
  let raised = 0n
  const stages = [await blackthornSteps.play(drawOf(seed), stake, { boxes }, acts)]
  for (const wish of [...wishes, ...Array.from({ length: boxes }, () => 'stand')]) {
    const { seen, outcome } = stages.at(-1)!
    const allowed = blackthornSteps.actOf(wish, seen, free)
    if (outcome) expect(allowed).toBeNull()
    if (!allowed) continue
    raised += allowed.raise
    acts.push(allowed.act)
    stages.push(await blackthornSteps.play(drawOf(seed), stake, { boxes }, acts))
  }
  return { stages, acts, raised, outcome: stages.at(-1)!.outcome as BlackthornOutcome | null }
}

test.each([
  ['A 6', 17, true],
  ['A A', 12, true],
  ['A A 9', 21, true],
  ['A 6 10', 17, false],
  ['A A A 10', 13, false],
  ['10 J Q', 30, false],
  ['K 7', 17, false],
])('%s are %i points', (text, points, soft) => {
  expect(totalOf(cards(text))).toEqual({ points, soft })
})

test.each([
  ['a blackjack is paid three for two, and the dealer does not draw', 'A 5 K 9', [], 'blackjack', '250', '5 9'],
  ['a blackjack of the dealer ends the round before anything is played', '9 A 9 K', [], 'lost', '0', 'A K'],
  ['two blackjacks are a push', 'A A K K', [], 'push', '100', 'A K'],
  ['the dealer stands on a soft 17', '10 A 8 6', ['stand'], 'won', '200', 'A 6'],
  ['the dealer draws to 17', '10 10 8 6 3', ['stand'], 'lost', '0', '10 6 3'],
  ['a double takes one card and pays twice', '6 5 5 10 9 10', ['double'], 'won', '400', '5 10 10'],
  ['a box with too many points loses at once, and the dealer does not draw', '10 5 6 10 8', ['hit'], 'bust', '0', '5 10'],
  ['21 stands by itself', '10 10 6 8 5', ['hit'], 'won', '200', '10 8'],
  ['as many points are a push', '10 10 8 8', ['stand'], 'push', '100', '10 8'],
  ['the dealer loses with too many points', '10 10 2 6 10', ['stand'], 'won', '200', '10 6 10'],
  ['three cards of 21 are no blackjack', '7 10 7 A 7', [], 'lost', '0', '10 A'],
] as [string, string, BoxAct[], string, string, string][])('%s', async (_, drawn, acts, result, win, dealer) => {
  const { outcome } = await blackthornSteps.play(drawsOf(drawn), 100n, { boxes: 1 }, acts)
  expect(outcome).toMatchObject({ boxes: [{ result, win }], dealer: cards(dealer), win })
})

test('boxes are played in their order, and one with a blackjack is passed over', async () => {
  const deal = '10 A 9 6 9 K 8 10'
  const states = async (acts: BoxAct[]) =>
    ((await blackthornSteps.play(drawsOf(`${deal} 10 10`), 60n, { boxes: 3 }, acts)).seen as BlackthornSeen).boxes.map(({ state }) => state)
  expect(await states([])).toEqual(['playing', 'blackjack', 'waiting'])
  expect(await states(['stand'])).toEqual(['stands', 'blackjack', 'playing'])
  expect(await states(['hit'])).toEqual(['bust', 'blackjack', 'playing'])
  expect(await states(['stand', 'stand'])).toEqual(['stands', 'blackjack', 'stands'])
})

test('a round is the same whenever it is recomputed, at each of its stages, and a later stage only adds to what was seen', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, boxCounts, evenStakes, fc.array(asked, { maxLength: 12 }), async (seed, boxes, half, wishes) => {
      const stake = half * BigInt(boxes)
      const { stages, acts } = await playAll(seed, boxes, stake, wishes)
      for (const [at, stage] of stages.entries()) {
        expect(await blackthornSteps.play(drawOf(seed), stake, { boxes }, acts.slice(0, at))).toEqual(stage)
        const [seen, next] = [stage.seen, (stages[at + 1] ?? stage).seen] as [BlackthornSeen, BlackthornSeen]
        expect(next.dealer.slice(0, seen.dealer.length)).toEqual(seen.dealer)
        for (const [box, { cards: own }] of seen.boxes.entries()) expect(next.boxes[box]?.cards.slice(0, own.length)).toEqual(own)
      }
    }),
  )
})

test('whatever is asked for, a round ends, costs its bet and its doubles, and pays what the rules say for each box', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, boxCounts, evenStakes, fc.array(asked, { maxLength: 20 }), async (seed, boxes, each, wishes) => {
      const { outcome, raised } = await playAll(seed, boxes, each * BigInt(boxes), wishes)
      expect(outcome?.boxes).toHaveLength(boxes)
      const staked = outcome!.boxes.reduce((sum, box) => sum + BigInt(box.staked), 0n)
      expect(staked).toBe(each * BigInt(boxes) + raised)
      for (const box of outcome!.boxes) {
        expect(BigInt(box.staked)).toBe(box.doubled ? each * 2n : each)
        expect(box.cards.length).toBeLessThanOrEqual(box.doubled ? 3 : 21)
        expect(BigInt(box.win) * 2n).toBe(BigInt(box.staked) * { blackjack: 5n, won: 4n, push: 2n, lost: 0n, bust: 0n }[box.result])
        if (box.result === 'bust') expect(totalOf(box.cards).points).toBeGreaterThan(21)
      }
      expect(BigInt(outcome!.win)).toBe(outcome!.boxes.reduce((sum, { win }) => sum + BigInt(win), 0n))
    }),
  )
})

test('while a box is open the dealer shows one card, and nothing of what comes is told', async () => {
  await fc.assert(
    fc.asyncProperty(
      seeds,
      boxCounts,
      fc.array(fc.constantFrom('hit', 'double', 'stand'), { maxLength: 8 }),
      async (seed, boxes, wishes) => {
        const { stages, acts } = await playAll(seed, boxes, 20n * BigInt(boxes), wishes)
        for (const [at, { seen, outcome }] of stages.entries()) {
          if (outcome) continue
          const { dealer, boxes: open, ...more } = seen as BlackthornSeen
          expect([dealer.length, more]).toEqual([1, { stake: '20' }])
          const drawn = acts.slice(0, at).filter((act) => act !== 'stand').length
          expect(open.flatMap((box) => box.cards)).toHaveLength(boxes * 2 + drawn)
        }
      },
    ),
  )
})

test('a free round is never doubled, a box of three cards neither, and an absent player stands on every box', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, boxCounts, fc.array(fc.constantFrom('hit', 'double'), { maxLength: 8 }), async (seed, boxes, wishes) => {
      const { outcome, raised } = await playAll(seed, boxes, 20n * BigInt(boxes), wishes, true)
      expect([raised, outcome?.boxes.some(({ doubled }) => doubled)]).toEqual([0n, false])
      expect(blackthornSteps.actForAbsent(null)).toBe('stand')
    }),
  )
  const seen = { stake: '20', boxes: [{ cards: cards('2 3 4'), doubled: false, state: 'playing' }], dealer: cards('9') }
  expect(blackthornSteps.actOf('double', seen, false)).toBeNull()
  expect(blackthornSteps.actOf('hit', seen, false)).toEqual({ act: 'hit', raise: 0n })
})

test('one to six boxes are opened, each with an even stake, and together within what a round may cost', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({ boxes: fc.jsonValue() })), (said) => {
      expect([undefined, 1, 2, 3, 4, 5, 6]).toContain(readBoxes(said)?.boxes)
    }),
  )
  expect([0, 1, 6, 7, 1.5, '2'].map((boxes) => readBoxes({ boxes }))).toEqual([null, { boxes: 1 }, { boxes: 6 }, null, null, null])
  const asked = { currency: 'EUR', maxStake: null, free: false }
  expect(faultOfBoxes({ boxes: 3 }, 60n, asked)).toBeNull()
  for (const stake of [6n, 61n, 63n, 66n, 6006n]) expect(faultOfBoxes({ boxes: 3 }, stake, asked)).toBe('STAKE_UNKNOWN')
  expect(faultOfBoxes({ boxes: 3 }, 300n, { ...asked, maxStake: 299n })).toBe('STAKE_TOO_HIGH')
  expect(faultOfBoxes({ boxes: 1 }, 6n, { ...asked, free: true })).toBeNull()
  expect(faultOfBoxes({ boxes: 1 }, 7n, { ...asked, free: true })).toBe('STAKE_UNKNOWN')
  for (const currency of ['EUR', 'JPY', 'KWD'])
    for (const most of [null, 1n, 7n, 55n]) expect(stakesOf(currency, most).every((stake) => stake % 2n === 0n)).toBe(true)
})
