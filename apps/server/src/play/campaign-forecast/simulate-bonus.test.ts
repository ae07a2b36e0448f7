import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawFrom, playLife, type PlayedTerms, type PlayOutcome } from './play-life.ts'
import { simulateBonus } from './simulate-bonus.ts'

const terms = (more: Partial<PlayedTerms> = {}): PlayedTerms => ({
  deposit: 0,
  bonus: 100,
  required: 300,
  stake: 100,
  leastStake: 0,
  mostStake: Infinity,
  mostConverted: Infinity,
  counts: 'all',
  preWager: false,
  ...more,
})
/** Twice the stake or nothing, as often the one as the other. */
const fair: PlayOutcome[] = [
  { counts: 1, multiple: 0, rounds: 500 },
  { counts: 1, multiple: 2, rounds: 500 },
]
const life = (given: PlayedTerms, ...multiples: number[]) => {
  const [left] = [[...multiples]]
  return playLife(
    given,
    () => ({ counts: 1, multiple: left.shift() ?? 0, rounds: 1 }),
    () => 0,
    1000,
  )
}

describe('one life of a bonus', () => {
  test.each([
    ['is used up by the round that loses it', terms(), [0], { completed: false, converted: 0, own: 0, rounds: 1 }],
    ['becomes cash with the round that meets the requirement', terms(), [2, 0, 2], { completed: true, converted: 200, own: 0, rounds: 3 }],
    ['becomes cash up to its cap', terms({ mostConverted: 150 }), [2, 0, 2], { completed: true, converted: 150, rounds: 3 }],
    [
      'stakes own money first, which stays own',
      terms({ deposit: 150, required: 200 }),
      [2, 0],
      { completed: true, converted: 100, own: 150 },
    ],
    [
      'shares the win of a mixed stake like the stake',
      terms({ deposit: 60, required: 100 }),
      [3],
      { completed: true, converted: 180, own: 180 },
    ],
    [
      'counts no more of a stake than the largest one',
      terms({ deposit: 500, mostStake: 50, required: 100 }),
      [1, 1],
      { completed: true, rounds: 2 },
    ],
    ['counts nothing of stakes that are too small', terms({ leastStake: 200, required: 100 }), [1, 1, 0], { completed: false, rounds: 3 }],
    [
      'counts bonus money alone where only that counts',
      terms({ deposit: 100, counts: 'bonus', required: 100 }),
      [0, 1],
      { completed: true, rounds: 2 },
    ],
    [
      'comes after own money was staked where that is asked',
      terms({ deposit: 200, preWager: true, required: 200 }),
      [0, 0],
      { completed: true, converted: 100, own: 0 },
    ],
    [
      'does not come where own money ends before',
      terms({ deposit: 100, preWager: true, required: 200 }),
      [0],
      { completed: false, converted: 0 },
    ],
  ] as const)('%s', (_, given, multiples, wanted) => {
    expect(life(given, ...multiples)).toMatchObject(wanted)
  })

  test('makes and loses no money beside what was staked and won', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 5000 }),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 900 }),
        fc.array(fc.double({ min: 0, max: 9, noNaN: true }), { maxLength: 40 }),
        (deposit, bonus, stake, multiples) => {
          const { converted, own, staked, won, completed } = life(terms({ deposit, bonus, stake, required: 20_000 }), ...multiples)
          const left = deposit + bonus - staked + won - own
          expect(completed ? converted : Math.max(0, left)).toBeCloseTo(left, 6)
        },
      ),
    )
  })
})

describe('many lives', () => {
  test('come to what a fair game makes of three rounds: half are completed, and as much becomes cash as was given', () => {
    const { completed, converted, error, lives } = simulateBonus(terms(), fair)!
    expect(lives).toBe(1000)
    expect(Math.abs(completed - 0.5)).toBeLessThan(4 * error)
    expect(Math.abs(converted - 100)).toBeLessThan(20)
  })

  test('are the same each time', () => {
    expect(simulateBonus(terms(), fair)).toEqual(simulateBonus(terms(), fair))
  })

  test('are fewer where each is long, so that an answer does not take longer', () => {
    const small: PlayOutcome[] = [{ counts: 0.1, multiple: 1, rounds: 1 }]
    expect(simulateBonus(terms({ required: 2_000_000, stake: 100 }), small)).toMatchObject({ lives: 150 })
  })

  test('are none where nothing was played', () => {
    expect(simulateBonus(terms(), [])).toBeUndefined()
  })
})

test('outcomes are drawn as often as they were seen', () => {
  const draw = drawFrom([
    { counts: 1, multiple: 0, rounds: 3 },
    { counts: 1, multiple: 1, rounds: 0 },
    { counts: 1, multiple: 2, rounds: 1 },
  ])
  const drawn = Array.from({ length: 400 }, (_, index) => draw(() => index / 400).multiple)
  expect([0, 1, 2].map((multiple) => drawn.filter((one) => one === multiple).length)).toEqual([300, 0, 100])
})
