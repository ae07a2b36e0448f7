import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import { percent, plus, rational, times } from '../../../engine/fairness/rational.ts'
import { blocksOf } from '../../../engine/fairness/seeds.ts'
import { multiplePrice } from '../../../engine/virtual/prices.ts'
import { isPick, joinLegs, leaguePrice, leagueWins, legsOf, matchPrice, picks } from './bets.ts'
import { goalWeights, weightsOfMatch } from './goals.ts'
import { daysOfSeason, matchdayOf, playMatchday, scoreAt, type Fixture } from './matchday.ts'
import { maths, spans } from './maths.ts'
import { mathsHash } from './maths-hash.ts'
import { proveMatch } from './prove-league.ts'
import { standingsOf } from './standings.ts'

/** The mathematics that the returns were proven for: whoever changes them proves them again, under a new version. */
const proven = '9815e933e9edabd8345cf49a5b82d4f69193a25b47b7ef863f0aff6f5114d8b3'
const places = maths.clubs.map((_, place) => place)
const all = places.flatMap((home) =>
  places.flatMap((away) => (home === away ? [] : proveMatch(home, away).map((bet) => ({ ...bet, fixture: [home, away] as Fixture })))),
)

test('the returns are printed for the mathematics that they were proven for, and for no other', () => {
  expect([maths.version, mathsHash]).toEqual([1, proven])
})

test('each price of every bet on every match that can be is that of the enumerated chance', () => {
  expect(all).toHaveLength(16 * 15 * picks.length)
  for (const { fixture, pick, market, price } of all)
    expect([fixture, pick, matchPrice(fixture, pick, market)]).toEqual([fixture, pick, price])
})

test('the chances of each market add up to all', () => {
  for (const market of ['result', 'goals', 'both', 'score'])
    expect(
      plus(
        ...proveMatch(3, 11)
          .filter((bet) => bet.market === market)
          .map(({ chance }) => chance),
      ),
    ).toEqual(rational(1))
})

test('the spans that are printed hold the return of every single bet, and end where the least and the greatest do', () => {
  for (const market of ['result', 'goals', 'both', 'score'] as const) {
    const returns = all.filter((bet) => bet.market === market).map((bet) => bet.returns)
    expect(Math.min(...returns.map((one) => Number(percent(one, 2)))).toFixed(2)).toBe(spans[market].least)
    const above = returns.map((one) => Number((one.of * 10_000n + one.in - 1n) / one.in) / 100)
    expect(Math.max(...above).toFixed(2)).toBe(spans[market].greatest)
  }
})

test('no price is at its bounds', () => {
  for (const { price } of all) expect(price > maths.price.least && price < maths.price.greatest).toBe(true)
})

test('legs of two matches return what they do alone, less the rounding, over all pairs of scores', () => {
  const [one, other] = [proveMatch(0, 9), proveMatch(14, 4)].map((bets) => bets.filter(({ market }) => market === 'result'))
  const day = {
    season: 1,
    day: 1,
    fixtures: [
      [0, 9],
      [14, 4],
    ] as Fixture[],
  }
  for (const first of one ?? [])
    for (const second of other ?? []) {
      const price = leaguePrice(day, `1${first.pick}+2${second.pick}`) ?? 0n
      const returns = times(first.chance, second.chance, rational(price, 100))
      const exact = times(first.returns, second.returns)
      expect(returns.of * exact.in <= exact.of * returns.in).toBe(true)
      const rounding = times(first.chance, second.chance, rational(1, 100))
      const within = plus(returns, rounding)
      expect(within.of * exact.in > exact.of * within.in).toBe(true)
    }
})

test('every number that the draw of goals can be gives the weights, to the last one', async () => {
  const { weights, all: whole } = goalWeights(150)
  expect(whole < 2 ** 32).toBe(true)
  expect(weights[0]).toBe(maths.one)
  expect(weights.slice(0, 4)).toEqual([10_000_000, 15_000_000, 11_250_000, 5_625_000])
  const { home } = weightsOfMatch(0, 1)
  let border = 0
  for (const [goals, weight] of home.weights.entries()) {
    for (const number of [border, border + weight - 1]) {
      let asked = 0
      const draw = (_: number, count: number) => Promise.resolve(Array.from({ length: count }, () => (asked++ === 0 ? number : 0)))
      const [played] = (await playMatchday(draw, { season: 1, day: 1, fixtures: [[0, 1]] })).goals
      expect(scoreAt(played ?? [])[0]).toBe(goals)
    }
    border += weight
  }
  expect(border).toBe(home.all)
})

describe('a season', () => {
  const days = Array.from({ length: daysOfSeason }, (_, at) => matchdayOf(at + 1 + 3 * daysOfSeason))

  test('has every club once in each matchday, and every pair once at home and once away', () => {
    for (const { season, fixtures } of days) {
      expect(season).toBe(4)
      expect(fixtures.flat().toSorted((a, b) => a - b)).toEqual(places)
    }
    expect(new Set(days.flatMap(({ fixtures }) => fixtures.map((fixture) => fixture.join()))).size).toBe(16 * 15)
    expect(matchdayOf(1).season).toBe(1)
    expect(matchdayOf(daysOfSeason + 1)).toMatchObject({ season: 2, day: 1 })
  })

  test('nobody is at home or away for more than three matchdays on end', () => {
    for (const club of places) {
      const line = days.map(({ fixtures }) => (fixtures.some(([home]) => home === club) ? 'h' : 'a')).join('')
      expect(line).not.toMatch(/h{4}|a{4}/)
    }
  })

  test('adds up to a table in which each match gives two or three points, and goals are for one and against another', async () => {
    const played = []
    for (const [at, plan] of days.entries()) {
      const draw = openDraw(blocksOf('ab'.repeat(32), 'hedgerow-league', at + 1))
      played.push({ plan, result: await playMatchday(draw, plan) })
    }
    const table = standingsOf(played)
    const sum = (value: (row: (typeof table)[number]) => number) => table.reduce((total, row) => total + value(row), 0)
    expect(table.every(({ played: matches, won, drawn, lost }) => matches === daysOfSeason && won + drawn + lost === matches)).toBe(true)
    expect(sum(({ scored }) => scored)).toBe(sum(({ against }) => against))
    expect(sum(({ points }) => points)).toBe(240 * 3 - sum(({ drawn }) => drawn) / 2)
    expect(table.map(({ points }) => points)).toEqual(table.map(({ points }) => points).toSorted((a, b) => b - a))
  })
})

test('each score wins exactly one bet of each market', () => {
  for (let home = 0; home <= maths.most; home += 1)
    for (let away = 0; away <= maths.most; away += 1) {
      const won = picks.filter((pick) => isPick(pick, [home, away])).map((pick) => legsOf(`1${pick}`)?.[0]?.market)
      expect(new Set(won)).toEqual(new Set(['both', 'goals', 'result', 'score']))
      expect(won).toHaveLength(4)
    }
})

test('a slip of legs wins when all of them do, and its price is their product, rounded down once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 60 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 2, maxLength: 8 }),
      fc.infiniteStream(fc.constantFrom(...picks)),
      async (number, matches, stream) => {
        const plan = matchdayOf(number)
        const ids = matches.map((match) => `${match}${stream.next().value}`)
        const joined = joinLegs(ids)
        expect(joined).not.toBeNull()
        const result = await playMatchday(openDraw(blocksOf('cd'.repeat(32), 'x', number)), plan)
        expect(leagueWins(result, joined ?? '')).toBe(ids.every((id) => leagueWins(result, id)))
        expect(leaguePrice(plan, joined ?? '')).toBe(multiplePrice(ids.map((id) => Number(leaguePrice(plan, id)))))
      },
    ),
    { numRuns: 40 },
  )
})

test('what is no bet is none: another match, the same match twice, legs out of order, an unknown score', () => {
  const bad = ['9h', '0h', '1x', '1s4-0', '1s1', '', '1h+1d', '2h+1h', '1h+', '+1h', 'constructor', '1h+2h+2a', '1H']
  expect(bad.map((id) => legsOf(id))).toEqual(bad.map(() => null))
  expect(joinLegs(['1h', '1o'])).toBeNull()
  expect(joinLegs(['1h'])).toBeNull()
})
