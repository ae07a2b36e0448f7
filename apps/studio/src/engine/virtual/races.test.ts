import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maths as downs, spans as downsSpans } from '../../games/curlew-downs/play/maths.ts'
import { horseNames } from '../../games/curlew-downs/play/names.ts'
import { mathsHash as downsHash } from '../../games/curlew-downs/play/maths-hash.ts'
import { maths as dogs, spans as dogsSpans } from '../../games/lamplight-dogs/play/maths.ts'
import { mathsHash as dogsHash } from '../../games/lamplight-dogs/play/maths-hash.ts'
import { dogNames } from '../../games/lamplight-dogs/play/names.ts'
import { openDraw } from '../fairness/fair-draw.ts'
import { percent, plus, rational } from '../fairness/rational.ts'
import { blocksOf } from '../fairness/seeds.ts'
import { placesAt, standingAt } from './course.ts'
import { drawRace, drawRacePlan } from './draw-race.ts'
import { proveField, type Proven } from './prove-race.ts'
import { chanceOf, pickOf, racePrice, raceWins, type RaceMaths } from './races.ts'

/** The mathematics that the returns were proven for: whoever changes them proves them again, under a new version. */
const games = [
  {
    name: 'Lamplight Dogs',
    maths: dogs,
    spans: dogsSpans,
    hash: dogsHash,
    names: dogNames,
    proven: '59620c70e63f644155fc608e66962fc65017c88a42d0561c99af7a8c29c7f91c',
  },
  {
    name: 'Curlew Downs',
    maths: downs,
    spans: downsSpans,
    hash: downsHash,
    names: horseNames,
    proven: 'a23d779e687f429c90b94d3c07a0588f909a87c96ea5fc4e645bd9dff9eb0262',
  },
]
const marketOf = ({ id }: Proven) => (id.startsWith('w') ? 'win' : id.startsWith('p') ? 'place' : 'forecast')
const planOf = (field: readonly number[]) => ({ runners: field.map((weight, name) => ({ name, weight })) })
const draws = (seed: string, number = 1) => openDraw(blocksOf(seed.padStart(64, '0'), 'a race', number))

describe.each(games)('$name', ({ maths, spans, hash, names, proven }) => {
  const all = maths.fields.flatMap((field) => proveField(maths, field).map((bet) => ({ ...bet, field })))

  test('its returns are printed for the mathematics that they were proven for, and for no other', () => {
    expect([maths.version, hash]).toEqual([1, proven])
    expect(new Set(names).size).toBe(maths.names)
  })

  test('each printed price is that of the enumerated chance, in every field and for every bet', () => {
    expect(all.length).toBeGreaterThan(500)
    for (const { id, field, chance, price } of all) {
      const pick = pickOf(id, field.length)!
      const own = chanceOf(field, pick, maths.placed)
      expect([id, rational(own.of, own.in)]).toEqual([id, chance])
      expect([id, racePrice(maths, planOf(field), pick)]).toEqual([id, price])
    }
  })

  test('the chances of a market add up to all, and of places to as many as are placed', () => {
    for (const field of maths.fields) {
      const bets = proveField(maths, field)
      const sum = (market: string) => plus(...bets.filter((bet) => marketOf(bet) === market).map(({ chance }) => chance))
      expect([sum('win'), sum('forecast'), sum('place')]).toEqual([rational(1), rational(1), rational(maths.placed)])
    }
  })

  test('the spans that are printed hold the return of every bet, and end where the least and the greatest do', () => {
    for (const market of ['win', 'place', 'forecast'] as const) {
      const returns = all.filter((bet) => marketOf(bet) === market).map((bet) => bet.returns)
      const hundredths = returns.map((one) => Number(percent(one, 2)))
      expect(Math.min(...hundredths).toFixed(2)).toBe(spans[market].least)
      const above = returns.map((one) => (one.of * 10_000n + one.in - 1n) / one.in).reduce((a, b) => (a > b ? a : b))
      expect((Number(above) / 100).toFixed(2)).toBe(spans[market].greatest)
    }
  })

  test('no price is at its bounds, so that no return is cut', () => {
    for (const { price } of all) expect(price > maths.price.least && price < maths.price.greatest).toBe(true)
  })

  test('every number that the first draw can be names a winner, as often as its weight says', async () => {
    const field = maths.fields[0] ?? []
    const counts = field.map(() => 0)
    for (let first = 0; first < field.reduce((sum, weight) => sum + weight, 0); first += 1) {
      let isFirst = true
      const fixed = (range: number, count: number) => {
        const numbers = Array.from({ length: count }, () => (isFirst ? first : range - 1))
        isFirst = false
        return Promise.resolve(numbers)
      }
      const [winner = -1] = (await drawRace(fixed, maths, planOf(field))).order
      counts[winner] = (counts[winner] ?? 0) + 1
    }
    expect(counts).toEqual(field)
  })

  test('a race ends exactly in the drawn order, nobody runs backwards, and a place that is reached stays', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1e9 }), async (seed) => {
        const draw = draws(String(seed))
        const plan = await drawRacePlan(draw, maths)
        expect(maths.fields).toContainEqual(plan.runners.map(({ weight }) => weight).toSorted((a, b) => b - a))
        expect(new Set(plan.runners.map(({ name }) => name)).size).toBe(plan.runners.length)
        const result = await drawRace(draw, maths, plan)
        const last = Math.max(...result.finish)
        expect(result.order.toSorted((a, b) => (result.finish[a] ?? 0) - (result.finish[b] ?? 0))).toEqual(result.order)
        expect(standingAt(result, last)).toEqual(result.order)
        let before = placesAt(result, 0)
        for (let ms = 50; ms <= last + 3000; ms += 50) {
          const places = placesAt(result, ms)
          expect(places.every((place, runner) => place >= (before[runner] ?? 0))).toBe(true)
          for (const [runner, time] of result.finish.entries()) expect((places[runner] ?? 0) >= 1).toBe(ms >= time)
          before = places
        }
      }),
      { numRuns: 20 },
    )
  })

  test('a bet on what came in wins, and none on anything else', async () => {
    const draw = draws('7')
    const plan = await drawRacePlan(draw, maths)
    const { order } = await drawRace(draw, maths, plan)
    const won = proveField(
      maths,
      plan.runners.map(({ weight }) => weight),
    )
      .map(({ id }) => id)
      .filter((id) => raceWins(pickOf(id, order.length)!, order, maths.placed))
    const [first = 0, second = 0] = order.map((runner) => runner + 1)
    const placed = order.slice(0, maths.placed).map((runner) => `p${runner + 1}`)
    expect(won.toSorted()).toEqual([`w${first}`, `f${first}-${second}`, ...placed].toSorted())
  })
})

test('what is no bet is none', () => {
  const bad = ['w0', 'w7', 'p07', 'f1-1', 'f1', 'f1-7', 'x1', '', 'w1 ', 'constructor', 'w1-2']
  expect(bad.map((id) => pickOf(id, 6))).toEqual(bad.map(() => null))
  expect(pickOf('f6-1', 6)).toEqual({ market: 'forecast', runners: [5, 0] })
})

test('the same seed gives the same race', async () => {
  const race = async (maths: RaceMaths) => {
    const draw = draws('abc', 12)
    const plan = await drawRacePlan(draw, maths)
    return [plan, await drawRace(draw, maths, plan)]
  }
  expect(await race(dogs)).toEqual(await race(dogs))
})
