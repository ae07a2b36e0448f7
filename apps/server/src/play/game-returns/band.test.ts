import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judge, type Stated, type Sums } from './band.ts'

type Prize = { chance: number; pays: number }
/** A paytable; what no prize takes pays nothing. */
type Table = readonly Prize[]

const red: Table = [{ chance: 18 / 37, pays: 2 }]
const straight: Table = [{ chance: 1 / 37, pays: 36 }]
/** As a slot: most of the variance is a prize that comes once in 5,000 rounds. */
const slot: Table = [
  { chance: 0.2, pays: 1 },
  { chance: 0.08, pays: 4 },
  { chance: 0.012, pays: 20 },
  { chance: 0.0002, pays: 1000 },
]

const meanOf = (table: Table) => table.reduce((sum, { chance, pays }) => sum + chance * pays, 0)
const deviationOf = (table: Table) => Math.sqrt(table.reduce((sum, { chance, pays }) => sum + chance * pays ** 2, 0) - meanOf(table) ** 2)
const exact = (table: Table): Stated => {
  const [mean, deviation] = [meanOf(table), deviationOf(table)]
  return { least: mean, most: mean, deviation: { least: deviation, most: deviation } }
}
const open = (table: Table): Stated => ({ ...exact(table), deviation: null })

/** Numbers between 0 and 1 that are the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** How often something comes in so many tries: exactly drawn where that is seldom, else by the normal distribution. */
function timesOf(tries: number, chance: number, next: () => number): number {
  const mean = tries * chance
  if (mean > 200) {
    const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
    return Math.min(tries, Math.max(0, Math.round(mean + normal * Math.sqrt(mean * (1 - chance)))))
  }
  let times = 0
  const left = Math.exp(-mean)
  for (let product = next(); product > left; product *= next()) times += 1
  return times
}

/** Plays so many rounds of one stake; `more` is paid on top of every stake, in stakes. */
function played(table: Table, rounds: number, next: () => number, { stake = 100, more = 0 } = {}): Sums {
  let [won, squared, left] = [0, 0, rounds]
  for (const { chance, pays } of table) {
    const times = timesOf(rounds, chance, next)
    won += times * pays * stake
    squared += times * (pays * stake) ** 2
    left -= times
  }
  const extra = Math.round(rounds * more * stake)
  return {
    staked: BigInt(rounds * stake),
    won: BigInt(won + extra),
    stakedSquared: rounds * stake ** 2,
    wonStaked: (won + extra) * stake,
    wonSquared: squared,
    hoursStakedSquared: 0,
    hoursWonStaked: 0,
    hoursWonSquared: 0,
  }
}

/** The part of games that stand in one of these grades. */
function partIn(grades: readonly string[], games: number, make: (next: () => number, seed: number) => readonly [Sums[], Stated]): number {
  let found = 0
  for (let seed = 1; seed <= games; seed += 1) if (grades.includes(judge(...make(numbersFrom(seed * 7919), seed)).grade)) found += 1
  return found / games
}

const outside = ['alarm', 'proposal']

/** The fewest rounds at which a mean is taken as normal. */
const needed = (table: Table) => Math.max(10_000, Math.ceil((deviationOf(table) * 2.5758 * 20) ** 2 * 1.02))

describe.each([
  ['even chances', red],
  ['single numbers', straight],
  ['a slot', slot],
] as const)('%s', (_, table) => {
  test('a fair game is outside of 99 % about once in a hundred, and of 99.99 % almost never, as soon as it is judged', () => {
    for (const stated of [exact(table), open(table)]) {
      expect(partIn(outside, 4000, (next) => [[played(table, needed(table), next)], stated])).toBeLessThan(0.02)
      expect(partIn(['proposal'], 4000, (next) => [[played(table, needed(table), next)], stated])).toBeLessThan(0.0015)
      expect(partIn(outside, 4000, (next) => [[played(table, 20 * needed(table), next)], stated])).toBeLessThan(0.015)
    }
  })

  test('one that pays three points too much is found, and then proposed to be switched off', () => {
    const [found, certain] = [Math.ceil((deviationOf(table) * 165) ** 2), Math.ceil((deviationOf(table) * 230) ** 2)]
    for (const stated of [exact(table), open(table)]) {
      expect(partIn(outside, 300, (next) => [[played(table, found, next, { more: 0.03 })], stated])).toBeGreaterThan(0.95)
      expect(partIn(['proposal'], 300, (next) => [[played(table, certain, next, { more: 0.03 })], stated])).toBeGreaterThan(0.95)
    }
  })

  test('one that pays three points too little is found as well', () => {
    const found = Math.ceil((deviationOf(table) * 165) ** 2)
    expect(partIn(outside, 300, (next) => [[played(table, found, next, { more: -0.03 })], exact(table)])).toBeGreaterThan(0.95)
  })
})

test('with fewer rounds a fair game is never outside, and one that pays back double is, if its deviation is stated', () => {
  expect(partIn(outside, 2000, (next, seed) => [[played(slot, 200 + seed * 20, next)], exact(slot)])).toBe(0)
  expect(judge([played(slot, 40_000, numbersFrom(1), { more: 1 })], exact(slot))).toMatchObject({ grade: 'alarm', side: 'above' })
  expect(judge([played(slot, 9000, numbersFrom(1), { more: 1 })], open(slot)).grade).toBe('few')
})

test('a fault that pays one fortune does not hide in the band that it would widen', () => {
  const rounds = 200_000
  const fair = played(red, rounds, numbersFrom(5))
  const fortune = 100 * 20_000
  const paid = {
    ...fair,
    won: fair.won + BigInt(fortune),
    wonSquared: fair.wonSquared + fortune ** 2,
    wonStaked: fair.wonStaked + fortune * 100,
  }
  expect(judge([paid], exact(red))).toMatchObject({ grade: 'proposal', side: 'above' })
})

test('a return between the least and the most of a game with choices is within, and only what is beyond counts', () => {
  const stated: Stated = { least: 0.9, most: 0.96, deviation: { least: 0, most: 6 } }
  const returning = (returns: number): Sums => {
    const sums = played(red, 1_000_000, numbersFrom(3))
    const won = Number(sums.staked) * returns
    return { ...sums, won: BigInt(won), wonStaked: won * 100, wonSquared: won * 200 }
  }
  expect([0.9, 0.93, 0.96].map((returns) => judge([returning(returns)], stated)).map(({ grade, errors }) => [grade, errors])).toEqual([
    ['within', 0],
    ['within', 0],
    ['within', 0],
  ])
  expect(judge([returning(0.97)], stated)).toMatchObject({ grade: 'proposal', side: 'above' })
  expect(judge([returning(0.89)], stated)).toMatchObject({ grade: 'proposal', side: 'below' })
})

test('players who share a draw are not taken for as many draws', () => {
  // A hundred players stake on the same colour; each of 2,000 spins is an hour of its own.
  const shared = (next: () => number): Sums => {
    const spins = 2000
    const wins = timesOf(spins, 18 / 37, next)
    const [stake, pot] = [100, 10_000]
    return {
      staked: BigInt(spins * pot),
      won: BigInt(2 * wins * pot),
      stakedSquared: spins * 100 * stake ** 2,
      wonStaked: wins * 100 * 2 * stake ** 2,
      wonSquared: wins * 100 * 4 * stake ** 2,
      hoursStakedSquared: spins * pot ** 2,
      hoursWonStaked: wins * 2 * pot ** 2,
      hoursWonSquared: wins * 4 * pot ** 2,
    }
  }
  expect(partIn(outside, 2000, (next) => [[shared(next)], open(red)])).toBeLessThan(0.02)
  // Taken as independent rounds they would be outside all the time.
  const apart = (next: () => number): Sums => ({ ...shared(next), hoursStakedSquared: 0, hoursWonStaked: 0, hoursWonSquared: 0 })
  expect(partIn(outside, 500, (next) => [[apart(next)], open(red)])).toBeGreaterThan(0.5)
})

test('currencies are weighed by what they tell, whatever a unit of them is worth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1_000_000 }), fc.nat(), (ratio, stake, seed) => {
      const next = numbersFrom(seed)
      const [many, few] = [played(red, 20_000, next), played(red, 20_000, next, { stake })]
      const scaled = (sums: Sums, by: number): Sums => ({
        staked: sums.staked * BigInt(by),
        won: sums.won * BigInt(by),
        stakedSquared: sums.stakedSquared * by ** 2,
        wonStaked: sums.wonStaked * by ** 2,
        wonSquared: sums.wonSquared * by ** 2,
        hoursStakedSquared: 0,
        hoursWonStaked: 0,
        hoursWonSquared: 0,
      })
      const [one, other] = [judge([many, few], exact(red)), judge([scaled(many, ratio), few], exact(red))]
      expect(other.actual).toBeCloseTo(one.actual ?? 0, 9)
      expect([other.grade, other.side]).toEqual([one.grade, one.side])
      expect(one.effective).toBeCloseTo(40_000, 3)
    }),
    { numRuns: 100 },
  )
})

test('rounds of one great stake and many small ones count as hardly more than the great one', () => {
  const small = played(red, 1000, numbersFrom(1), { stake: 1 })
  const great = { ...small, staked: small.staked + 100_000n, won: small.won + 200_000n, stakedSquared: small.stakedSquared + 1e10 }
  expect(judge([great], exact(red)).effective).toBeLessThan(1.1)
})

test('without rounds, or without a stated return, nothing is judged', () => {
  expect(judge([], exact(red)).grade).toBe('few')
  expect(judge([], null).grade).toBe('unknown')
  expect(judge([played(red, 100_000, numbersFrom(1), { more: 1 })], null)).toMatchObject({ grade: 'unknown', band: null })
})
