import { priceOf, type Chance, type PriceBounds } from './prices.ts'

/** The mathematics of a race as data. Weights decide chances, the course only how the race looks. */
export type RaceMaths = {
  gameId: string
  version: number
  /** The fields that a race may have: a weight for each runner, the greatest first. */
  fields: readonly (readonly number[])[]
  /** How many of the first count as placed. */
  placed: number
  /** What each market returns at most, in percent, before its prices are rounded down. */
  returns: { win: number; place: number; forecast: number }
  price: PriceBounds
  /** How many names there are to draw runners from. */
  names: number
  course: CourseMaths
}

/** How a race is run, in milliseconds: the winner's time, and the most that each next one comes behind. */
export type CourseMaths = { fastest: number; times: number; gaps: number; parts: number; sway: number }

/** A runner of a race, known when bets open: its name by its place among all names, and its weight. */
export type Runner = { name: number; weight: number }

/** What is public of a race before it is run. */
export type RacePlan = { runners: Runner[] }

/** What is run: the runners from the first to the last by their places in the plan (0 first), and how each of them runs. */
export type RaceResult = { order: number[]; finish: number[]; paces: number[][] }

/** A bet on a race: its market and the runners that it names. */
export type RacePick = { market: 'win' | 'place' | 'forecast'; runners: number[] }

const shape = /^(?:([wp])([1-9]\d?)|f([1-9]\d?)-([1-9]\d?))$/

/** Reads the id of a bet, such as `w3`, `p3` and `f3-1`, whose numbers are those of the runners; null if there is no such bet. */
export function pickOf(id: string, runners: number): RacePick | null {
  const [, single, one, first, second] = shape.exec(id) ?? []
  const named = (single ? [one] : [first, second]).map((number) => Number(number) - 1)
  if (named.some((at) => !(at >= 0 && at < runners)) || named[0] === named[1]) return null
  return { market: single === 'w' ? 'win' : single === 'p' ? 'place' : 'forecast', runners: named }
}

/** The chance of a bet: runners come in one after another, each with its weight among those that are left. */
export function chanceOf(weights: readonly number[], { market, runners }: RacePick, placed: number): Chance {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const [first = 0, second = 0] = runners.map((at) => weights[at] ?? 0)
  if (market === 'win') return { of: BigInt(first), in: BigInt(all) }
  if (market === 'forecast') return { of: BigInt(first * second), in: BigInt(all) * BigInt(all - first) }
  const others = weights.filter((_, at) => at !== runners[0])
  return amongFirst(first, others, placed)
}

/** Adds two chances. */
const plus = (a: Chance, b: Chance): Chance => ({ of: a.of * b.in + b.of * a.in, in: a.in * b.in })

/** The chance that a weight is drawn among the first so many. */
function amongFirst(weight: number, others: readonly number[], places: number): Chance {
  const all = others.reduce((sum, other) => sum + other, weight)
  const now: Chance = { of: BigInt(weight), in: BigInt(all) }
  if (places === 1) return now
  return others.reduce((sum, other, at) => {
    const later = amongFirst(weight, others.toSpliced(at, 1), places - 1)
    return plus(sum, { of: BigInt(other) * later.of, in: BigInt(all) * later.in })
  }, now)
}

/** Returns the price of a bet in hundredths of the stake. */
export function racePrice(maths: RaceMaths, plan: RacePlan, pick: RacePick): number {
  const weights = plan.runners.map(({ weight }) => weight)
  return priceOf(chanceOf(weights, pick, maths.placed), maths.returns[pick.market], maths.price)
}

/** Returns whether a bet wins. */
export function raceWins({ market, runners }: RacePick, order: readonly number[], placed: number): boolean {
  if (market === 'win') return order[0] === runners[0]
  if (market === 'place') return order.indexOf(runners[0] ?? -1) < placed
  return order[0] === runners[0] && order[1] === runners[1]
}
