import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deckSize, ranks, suits, type Card } from '../../../engine/cards/card.ts'
import { openDraw, type Draw } from '../../../engine/fairness/fair-draw.ts'
import { blocksOf } from '../../../engine/fairness/seeds.ts'
import { bestHold } from './best-hold.ts'
import { handOf } from './hand.ts'
import { maths } from './maths.ts'
import { jacksSteps, type JacksOutcome, type JacksSeen } from './play-jacks.ts'

const card = (text: string): Card =>
  suits.findIndex((suit) => suit === text.slice(-1)) * ranks.length + ranks.findIndex((rank) => rank === text.slice(0, -1))
const cards = (text: string) => text.split(' ').map(card)
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'))
const drawOf = (seed: string): Draw => openDraw(blocksOf(seed, 'player', 7))
const holds = fc.subarray([0, 1, 2, 3, 4])
const dealt = fc.uniqueArray(fc.nat(deckSize - 1), { minLength: 5, maxLength: 5 })

test.each([
  ['10H JH QH KH AH', 'royalFlush'],
  ['AS 2S 3S 4S 5S', 'straightFlush'],
  ['9D 10D JD QD KD', 'straightFlush'],
  ['7S 7H 7D 7C 2S', 'fourOfAKind'],
  ['7S 7H 7D 2C 2S', 'fullHouse'],
  ['2C 5C 9C JC AC', 'flush'],
  ['10H JH QH KH AS', 'straight'],
  ['AH 2H 3H 4H 5S', 'straight'],
  ['7S 7H 7D 3C 2S', 'threeOfAKind'],
  ['7S 7H 3D 3C 2S', 'twoPairs'],
  ['JS JH 3D 5C 2S', 'jacksOrBetter'],
  ['AS AH 3D 5C 2S', 'jacksOrBetter'],
  ['10S 10H 3D 5C 2S', null],
  ['QH KH AH 2H 3S', null],
])('%s is %s', (text, hand) => {
  expect(handOf(cards(text))).toBe(hand)
})

test.each([
  ['four to a royal flush are worth more than a pair of jacks', 'JS JH QH KH AH', [1, 2, 3, 4]],
  ['a low pair is worth more than one high card', '5S 5H 2D 9C KS', [0, 1]],
  ['a pair of jacks is worth more than four to a flush', 'JS JH 2H 9H 5H', [0, 1]],
  ['four to a flush are worth more than a low pair', '5S 5H 2H 9H KH', [1, 2, 3, 4]],
  ['nothing is held of a hand with nothing', '2S 4H 6D 8C 10S', []],
])('%s', (_, text, held) => {
  expect(bestHold(cards(text)).held).toEqual(held)
})

test('what a hold returns is the mean over all its draws', () => {
  fc.assert(
    fc.property(dealt, (own) => {
      const { held, of, in: draws } = bestHold(own)
      // With no more than two cards to come, every draw can be gone through.
      fc.pre(held.length >= 3)
      const kept = held.map((place) => own[place]!) // a place of five
      const left = Array.from({ length: deckSize }, (_, one) => one).filter((one) => !own.includes(one))
      const pays = drawsOf(left, 5 - kept.length).map((more) => payOf([...kept, ...more]))
      expect([pays.reduce((sum, pay) => sum + pay, 0), pays.length]).toEqual([of, draws])
    }),
    { numRuns: 10 },
  )
})

test('a round is the same whenever it is recomputed: five cards, the held stay, and the others come from the same deck', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, holds, fc.bigInt(1n, 10n ** 12n), async (seed, hold, stake) => {
      const before = await jacksSteps.play(drawOf(seed), stake, null, [])
      const { act, raise } = jacksSteps.actOf(hold, before.seen, false)!
      const [after, again] = [
        await jacksSteps.play(drawOf(seed), stake, null, [act]),
        await jacksSteps.play(drawOf(seed), stake, null, [act]),
      ]
      expect(after).toEqual(again)
      const { dealt: first, cards: last, win } = after.outcome as JacksOutcome
      expect([first, raise, before.outcome]).toEqual([(before.seen as JacksSeen).cards, 0n, null])
      for (const place of [0, 1, 2, 3, 4]) expect(last[place] === first[place]).toBe(hold.includes(place))
      expect(new Set([...first, ...last]).size).toBe(10 - hold.length)
      expect(BigInt(win)).toBe(stake * BigInt(payOf(last)))
    }),
  )
})

test('before the draw a round tells its five cards and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, async (seed) => {
      const { seen } = await jacksSteps.play(drawOf(seed), 100n, null, [])
      expect(Object.keys(seen as object)).toEqual(['cards', 'held'])
      expect(seen).toMatchObject({ cards: { length: 5 }, held: null })
    }),
  )
})

test('whatever a page asks for is a hold or nothing, and never raises the stake', () => {
  const seen: JacksSeen = { cards: cards('2S 4H 6D 8C 10S'), held: null }
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.integer({ min: -2, max: 6 }))), (asked) => {
      const said = jacksSteps.actOf(asked, seen, false)
      const isHold =
        Array.isArray(asked) && new Set(asked).size === asked.length && asked.every((at) => [0, 1, 2, 3, 4].includes(at as number))
      expect(said).toEqual(isHold ? { act: (asked as number[]).toSorted((a, b) => a - b), raise: 0n } : null)
    }),
  )
})

test('for a player who does not come back the best hold is played, the same every time', async () => {
  await fc.assert(
    fc.asyncProperty(dealt, async (own) => {
      const act = jacksSteps.actForAbsent({ cards: own, held: null })
      expect(act).toEqual(bestHold(own).held)
      expect(jacksSteps.actOf(act, null, false)).toEqual({ act, raise: 0n })
    }),
    { numRuns: 20 },
  )
})

const payOf = (own: Card[]): number => {
  const hand = handOf(own)
  return hand ? maths.pays[hand] : 0
}

const drawsOf = (left: Card[], count: number): Card[][] =>
  count === 0 ? [[]] : left.flatMap((one, at) => drawsOf(left.slice(at + 1), count - 1).map((more) => [one, ...more]))
