import { describe, expect, test } from 'vitest'
import { deviationOf } from '../../engine/fairness/deviation.ts'
import { percent, rational, rest, times, type Rational } from '../../engine/fairness/rational.ts'
import { proveField } from '../../engine/virtual/prove-race.ts'
import { rules } from '../../engine/baccarat/rules.ts'
import { pockets } from '../../engine/roulette/pockets.ts'
import { games } from '../index.ts'
import { maths as downsMaths } from '../curlew-downs/play/maths.ts'
import { proveFrostPanes } from '../frost-panes/play/prove-return.ts'
import { maths as leagueMaths } from '../hedgerow-league/play/maths.ts'
import { proveMatch } from '../hedgerow-league/play/prove-league.ts'
import { maths as hedgehogMaths } from '../hush-hedgehog/play/maths.ts'
import { chanceOf, proveHushHedgehog } from '../hush-hedgehog/play/prove-return.ts'
import { maths as dogsMaths } from '../lamplight-dogs/play/maths.ts'
import { proveLanternSquare } from '../lantern-tide/play/prove-square.ts'
import { spots } from '../millstone-roulette/play/maths.ts'
import { proveOrchard } from '../orchard/play/prove-return.ts'
import { riskChoices, rowChoices } from '../pearl-fall/play/maths.ts'
import { provePearlFall } from '../pearl-fall/play/prove-return.ts'
import { proveSeaGlass } from '../sea-glass/play/prove-return.ts'
import { maths as levelMaths } from '../spirit-level/play/maths.ts'
import { proveSpiritLevel } from '../spirit-level/play/prove-return.ts'
import { proveAmberHiveSquare } from '../amber-hive/play/prove-square.ts'
import { proveNightHeronSquare } from '../night-heron/play/prove-square.ts'
import { maths as tideMaths, type MarkCount } from '../tide-numbers/play/maths.ts'
import { proveTideNumbers } from '../tide-numbers/play/prove-return.ts'
import { statedReturns } from '../stated-returns.ts'
import { provenGames } from './index.ts'

const stated = (id: string) => {
  const found = statedReturns[id]
  if (!found) throw new Error(`Nothing is stated of ${id}.`)
  return found
}
const valueOf = (one: Rational): number => Number(percent(one, 13)) / 100
const four = (one: number): string => one.toFixed(4)

test('every game that is listed states what it returns, and its themes the same', () => {
  const listed = games.filter(({ listing }) => listing)
  expect(listed.map(({ id }) => id).toSorted()).toEqual(Object.keys(statedReturns).toSorted())
  for (const { id, listing } of listed) expect(listing?.returns).toBe(statedReturns[id])
})

// What takes long to enumerate is held by the game's own test; of what depends on how one plays there is only the most.
const slow = ['jacks', 'sea-glass', 'amber-hive', 'night-heron']
const quick = provenGames.filter(({ game }) => !slow.includes(game.path))

test.each(quick.map((proven) => [proven.game.id, proven] as const))(
  '%s: no way to play returns less or more than is stated',
  (id, { prove }) => {
    const { least, most } = stated(id)
    for (const proven of Object.values(prove())) {
      expect(valueOf(proven.least)).toBeGreaterThanOrEqual(valueOf(least) - 1e-12)
      expect(valueOf(proven.most)).toBeLessThanOrEqual(valueOf(most) + 1e-12)
    }
  },
)

describe('the span that is stated is no wider than what is proven', () => {
  test.each([
    ['lamplight-dogs', () => dogsMaths.fields.flatMap((field) => proveField(dogsMaths, field)).map(({ returns }) => returns)],
    ['curlew-downs', () => downsMaths.fields.flatMap((field) => proveField(downsMaths, field)).map(({ returns }) => returns)],
    ['spirit-level', () => Object.keys(levelMaths.hundredths).map((chance) => proveSpiritLevel('above', Number(chance)))],
    [
      'hush-hedgehog',
      () => Array.from({ length: 12 }, (_, at) => proveHushHedgehog(at + 1)).flatMap(({ least, greatest }) => [least, greatest]),
    ],
  ])('%s', (id, prove) => {
    const all = prove().map(valueOf)
    const { least, most } = stated(id)
    expect(Math.min(...all) - valueOf(least)).toBeLessThan(1e-4)
    expect(Math.min(...all)).toBeGreaterThanOrEqual(valueOf(least) - 1e-12)
    expect(valueOf(most) - Math.max(...all)).toBeLessThan(1e-4)
    expect(Math.max(...all)).toBeLessThanOrEqual(valueOf(most) + 1e-12)
  })
})

test('hedgerow-league: eight legs at the least price of all return more than what is stated as the least', () => {
  const clubs = leagueMaths.clubs.map((_, at) => at)
  const bets = clubs.flatMap((home) => clubs.filter((away) => away !== home).flatMap((away) => proveMatch(home, away)))
  const least = Math.min(...bets.map(({ returns }) => valueOf(returns)))
  const cheapest = Math.min(...bets.map(({ price }) => price))
  // The price of all legs together is rounded down to a hundredth once.
  const rounded = 1 - 1 / (100 * (cheapest / 100) ** leagueMaths.legs)
  expect(least ** leagueMaths.legs * rounded).toBeGreaterThan(valueOf(stated('hedgerow-league').least))
})

test('blackthorn: the most is what best play would return if it doubled every stake', () => {
  const { total } =
    provenGames.flatMap(({ game, prove }) => (game.id === 'blackthorn' ? [{ total: prove()['one box']?.most }] : []))[0] ?? {}
  if (!total) throw new Error('Nothing is proven of Blackthorn.')
  expect(stated('blackthorn').most).toEqual(rest(times(rational(1, 2), rest(total))))
})

type Moments = { total: Rational; square: Rational }

/** The moments of a bet that wins one prize or nothing. */
const prizeOf = (total: Rational, pays: Rational): Moments => ({ total, square: times(total, pays) })
const deviations = (all: readonly Moments[]): number[] => all.map(({ total, square }) => deviationOf(total, square))
const tie = stated('quince-baccarat').least

const proven: Readonly<Record<string, () => Moments[]>> = {
  'orchard-slot': () => [proveOrchard()],
  'frost-panes': () => [proveFrostPanes()],
  'tide-numbers': () => Object.keys(tideMaths.tenths).map((marks) => proveTideNumbers(Number(marks) as MarkCount)), // the table has these keys only
  'pearl-fall': () => rowChoices.flatMap((rows) => riskChoices.map((risk) => provePearlFall(rows, risk))),
  'spirit-level': () =>
    Object.entries(levelMaths.hundredths).map(([chance, pay]) => prizeOf(proveSpiritLevel('below', Number(chance)), rational(pay, 100))),
  'hush-hedgehog': () =>
    Object.entries(hedgehogMaths.hundredths).flatMap(([hedgehogs, pays]) =>
      pays.map((pay, at) => {
        const paid = rational(pay, 100)
        return prizeOf(times(chanceOf(Number(hedgehogs), at + 1), paid), paid)
      }),
    ),
}

test.each(Object.entries(proven))(
  '%s: the deviation of a round lies from the least to the most that is stated, and reaches both',
  (id, prove) => {
    const all = deviations(prove())
    expect(stated(id).deviation).toEqual({ least: four(Math.min(...all)), most: four(Math.max(...all)) })
  },
)

test('where bets can be joined none deviates more than the widest single one', () => {
  const single = spots.map(({ covers, pays }) => prizeOf(rational(covers.length * (pays + 1), pockets.length), rational(pays + 1)))
  expect(stated('millstone-roulette').deviation?.most).toBe(four(Math.max(...deviations(single)) + 0.000_05))
  const most = deviationOf(tie, times(tie, rational(rules.backOfTwenty.tie, 20)))
  expect(stated('quince-baccarat').deviation?.most).toBe(four(most + 0.000_05))
})

// They take a minute together.
const wide: Readonly<Record<string, () => Moments>> = {
  'lantern-tide': proveLanternSquare,
  'sea-glass': () => proveSeaGlass(),
  'night-heron': proveNightHeronSquare,
  'amber-hive': proveAmberHiveSquare,
}

test.each(Object.entries(wide))(
  '%s: the deviation is that of all rounds, and comes with the proven return, in the wide run',
  (id, prove) => {
    const { least, most, deviation } = stated(id)
    expect([least, deviation?.least]).toEqual([most, deviation?.most])
    if (!process.env.TEST_ALL) return
    const { total, square } = prove()
    expect([total, four(deviationOf(total, square))]).toEqual([most, deviation?.most])
  },
)

test('every 61st round of Sea Glass deviates nearly as all of them do', () => {
  const some = proveSeaGlass(61)
  expect(deviationOf(some.total, some.square) / Number(stated('sea-glass').deviation?.most)).toBeCloseTo(1, 1)
})
