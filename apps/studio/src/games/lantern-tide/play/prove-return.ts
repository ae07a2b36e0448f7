import { plus, rational, rest, times, type Rational } from '../../../engine/fairness/rational.ts'
import { maths } from './maths.ts'

const { strips, kinds, wild, scatter, freeSpinMultiplier } = maths
const stops = BigInt(strips[0].length)
const all = stops ** BigInt(strips.length)
/** The rows that are seen of a strip. */
const rows = [0, 1, 2]

const countOn = (strip: string, letters: string): bigint => BigInt([...strip].filter((letter) => letters.includes(letter)).length)

/** What one line pays over all positions of five reels, each symbol weighed by how often it is on its strip. */
function proveLine(): Rational {
  let paid = 0n
  for (const [symbol, pays] of Object.entries(kinds)) {
    // No wild stands on the first reel: the symbol itself has to.
    const a = countOn(strips[0], symbol)
    const [b = 0n, c = 0n, d = 0n, e = 0n] = strips.slice(1).map((strip) => countOn(strip, symbol + wild))
    paid += a * b * c * (stops - d) * stops * BigInt(pays[0])
    paid += a * b * c * d * (stops - e) * BigInt(pays[1])
    paid += a * b * c * d * e * BigInt(pays[2])
  }
  return rational(paid, all)
}

/** How many of the 32⁵ turns show each number of scatters. */
export function turnsWithScatters(): bigint[] {
  let ways = [1n]
  for (const strip of strips) {
    const shown = BigInt([...strip].filter((_, stop) => rows.some((row) => strip[(stop + row) % strip.length] === scatter.symbol)).length)
    ways = Array.from({ length: ways.length + 1 }, (_, count) => (ways[count] ?? 0n) * (stops - shown) + (ways[count - 1] ?? 0n) * shown)
  }
  return ways
}

/**
 * Lantern Tide's exact return, part by part. The enumerator reads the mathematics and shares no code with the game.
 */
export function proveLanternTide(): { line: Rational; scattered: Rational; total: Rational } {
  const ways = turnsWithScatters()
  const weighed = (by: readonly number[]) =>
    rational(
      by.reduce((sum, times, at) => sum + BigInt(times) * (ways[at + 3] ?? 0n), 0n),
      all,
    )
  const [line, scattered, further] = [proveLine(), weighed(scatter.pays), weighed(scatter.freeSpins)]
  // A turn brings so many further ones on average, each of them as many again: t / (1 - t) free spins in all, at the multiplier.
  const left = rest(further)
  const spins = times(further, rational(left.in, left.of), rational(freeSpinMultiplier))
  return { line, scattered, total: times(plus(line, scattered), plus(rational(1), spins)) }
}
