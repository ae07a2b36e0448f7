import type { Draw } from '../engine/fairness/fair-draw.ts'
import type { ProvenGame } from '../games/proven/index.ts'
import { labDraw } from './simulate.ts'

/** How evenly numbers of one range fell: those drawn, and the statistic of their counts against equal ones. */
export type Evenness = { range: number; drawn: number; chiSquare: number; freedom: number; deviate: number; isWithin: boolean }

/** So far from the mean lie the outermost 1 % of a normal deviate, on both sides together. */
const outermost = 2.5758

/**
 * Counts the numbers that the game's rounds are mapped to, range by range, and how often which follows which, by
 * chi-square with the deviate of Wilson and Hilferty (1931).
 */
export async function mappedNumbers(lab: ProvenGame, rounds: number): Promise<{ single: Evenness[]; pairs: Evenness[] }> {
  const counts = new Map<number, { single: number[]; pairs: number[]; before: number | null }>()
  const share = Math.ceil(rounds / lab.ways.length)
  for (const way of lab.ways)
    for (let nonce = 0; nonce < share; nonce += 1)
      await way.play(watched(labDraw(lab, way, nonce), (range, number) => add(counts, range, number)))
  const ranges = [...counts].toSorted(([a], [b]) => a - b)
  return {
    single: ranges.filter(([range]) => range > 1).map(([range, { single }]) => evenness(range, single)),
    // Pairs of a wide range would be too rare to be counted.
    pairs: ranges.filter(([range]) => range > 1 && range <= widest).map(([range, { pairs }]) => evenness(range, pairs)),
  }
}

const widest = 60

function watched(draw: Draw, see: (range: number, number: number) => void): Draw {
  return async (range, count) => {
    const numbers = await draw(range, count)
    for (const number of numbers) see(range, number)
    return numbers
  }
}

function add(counts: Map<number, { single: number[]; pairs: number[]; before: number | null }>, range: number, number: number): void {
  const own = counts.get(range) ?? { single: zeros(range), pairs: range <= widest ? zeros(range ** 2) : [], before: null }
  counts.set(range, own)
  own.single[number] = (own.single[number] ?? 0) + 1
  if (range > widest) return
  // Each number is in one pair only, so that pairs do not hang together.
  if (own.before === null) own.before = number
  else {
    const pair = own.before * range + number
    own.pairs[pair] = (own.pairs[pair] ?? 0) + 1
    own.before = null
  }
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0)

/** Holds counts against equal ones; `isWithin` is false for the most uneven half per cent, and for the most even. */
export function evenness(range: number, counts: readonly number[]): Evenness {
  const drawn = counts.reduce((sum, one) => sum + one, 0)
  const expected = drawn / counts.length
  const chiSquare = expected === 0 ? 0 : counts.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0)
  const freedom = counts.length - 1
  const spread = 2 / (9 * freedom)
  const deviate = (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread)
  return { range, drawn, chiSquare, freedom, deviate, isWithin: Math.abs(deviate) < outermost }
}
