import { drawFrom, playLife, type PlayedTerms, type PlayOutcome } from './play-life.ts'

/** What came of many lives of one bonus; shares from 0 to 1, money in minor units on average. `error`: of `completed`, one deviation. */
export type Simulated = {
  lives: number
  completed: number
  error: number
  converted: number
  own: number
  staked: number
  won: number
  rounds: number
}

const mostLives = 1000
const leastLives = 100
/** So many rounds take about a tenth of a second. */
const mostDraws = 3_000_000
const longestLife = 30_000

/**
 * Plays a bonus many times with outcomes as they were seen, by numbers that are the same each time, so that a forecast
 * changes only with what is typed. Undefined if there is no outcome to draw from.
 */
export function simulateBonus(terms: PlayedTerms, outcomes: readonly PlayOutcome[]): Simulated | undefined {
  if (outcomes.every(({ rounds }) => rounds <= 0) || terms.stake < 1) return undefined
  const draw = drawFrom(outcomes)
  const random = numbersFrom(20_261_126)
  const expected = Math.max(1, Math.min(longestLife, terms.required / terms.stake))
  const lives = Math.max(leastLives, Math.min(mostLives, Math.floor(mostDraws / expected)))
  const sums = { completed: 0, converted: 0, own: 0, staked: 0, won: 0, rounds: 0 }
  for (let life = 0; life < lives; life += 1) {
    const { completed, converted, own, staked, won, rounds } = playLife(terms, draw, random, longestLife)
    sums.completed += completed ? 1 : 0
    sums.converted += converted
    sums.own += own
    sums.staked += staked
    sums.won += won
    sums.rounds += rounds
  }
  const share = sums.completed / lives
  return {
    lives,
    completed: share,
    error: Math.sqrt((share * (1 - share)) / lives),
    converted: sums.converted / lives,
    own: sums.own / lives,
    staked: sums.staked / lives,
    won: sums.won / lives,
    rounds: sums.rounds / lives,
  }
}

/** Returns even numbers in [0, 1) that follow from a seed (mulberry32); nothing secret depends on them. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
