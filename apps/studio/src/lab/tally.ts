import { percent, type Rational } from '../engine/fairness/rational.ts'
import type { Played, Proven } from '../games/proven/index.ts'

/** The multiples of the stake at which the classes of pays end. */
export const classEnds = [0, 0.999_999, 1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, Infinity] as const

/** What came of a number of rounds. Sums of money are minor units, and exact while they are below 2^53. */
export type Tally = {
  rounds: number
  first: number
  staked: number
  won: number
  /** Rounds that paid anything. */
  hits: number
  /** The greatest pay as a multiple of the first stake. */
  most: number
  /** The sum of the squares of what rounds brought beyond their stakes, in first stakes. */
  squares: number
  /** Rounds and what they won, by `classEnds`. */
  classes: { rounds: number; won: number }[]
}

export const emptyTally = (): Tally => ({
  rounds: 0,
  first: 0,
  staked: 0,
  won: 0,
  hits: 0,
  most: 0,
  squares: 0,
  classes: classEnds.map(() => ({ rounds: 0, won: 0 })),
})

/** Counts a round in. */
export function count(tally: Tally, played: Played): void {
  const [first, staked, won] = [Number(played.first), Number(played.staked), Number(played.won)]
  const multiple = won / first
  tally.rounds += 1
  tally.first += first
  tally.staked += staked
  tally.won += won
  if (won > 0) tally.hits += 1
  tally.most = Math.max(tally.most, multiple)
  tally.squares += ((won - staked) / first) ** 2
  const own = tally.classes[classEnds.findIndex((end) => multiple <= end)]
  if (own) {
    own.rounds += 1
    own.won += won
  }
}

/** Adds up what was counted apart. */
export function together(tallies: readonly Tally[]): Tally {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((all, tally) => all + of(tally), 0)
  return {
    rounds: sum(({ rounds }) => rounds),
    first: sum(({ first }) => first),
    staked: sum(({ staked }) => staked),
    won: sum(({ won }) => won),
    hits: sum(({ hits }) => hits),
    most: Math.max(0, ...tallies.map(({ most }) => most)),
    squares: sum(({ squares }) => squares),
    classes: classEnds.map((_, at) => ({
      rounds: sum(({ classes }) => classes[at]?.rounds ?? 0),
      won: sum(({ classes }) => classes[at]?.won ?? 0),
    })),
  }
}

/** What a tally says of a way: its return of the first stakes, how far a round lies from it, and whether that is in the band. */
export type Found = { return: number; deviation: number; band: { from: number; to: number }; isWithin: boolean }

/** So many standard errors hold 99 % of all such runs. */
export const bandErrors = 2.5758

/** Holds what was counted against what was proven. */
export function found({ rounds, first, staked, won, squares }: Tally, { least, most, deviation: proven = 0 }: Proven): Found {
  const mean = (won - staked) / first
  const deviation = Math.max(proven, Math.sqrt(Math.max(0, squares / rounds - mean ** 2)))
  const away = (bandErrors * deviation) / Math.sqrt(rounds)
  const band = { from: asNumber(least) - away, to: asNumber(most) + away }
  return { return: 1 + mean, deviation, band, isWithin: 1 + mean >= band.from && 1 + mean <= band.to }
}

/** A fraction as a number. */
export const asNumber = (one: Rational): number => Number(percent(one, 13)) / 100
