import { plus, rational, rest, times, type Rational } from '../../../engine/fairness/rational.ts'
import { maths } from './maths.ts'

const { strips, lines, kinds, wild, scatter, freeSpinMultiplier } = maths
const stops = strips[0].length
const letterAt = (reel: number, stop: number, row: number): string => strips[reel]?.[(stop + row) % stops] ?? ''
const all = Array.from({ length: stops }, (_, stop) => stop)
const scatters = strips.map((_, reel) => all.map((stop) => [0, 1, 2].filter((row) => letterAt(reel, stop, row) === scatter.symbol).length))

/** A line whose first three reels show a symbol: its pays, and where its last two reels go on with it. */
type Run = { pays: readonly number[]; fourth: Uint8Array; fifth: Uint8Array }

/** Where a reel shows a symbol or a wild in a row, stop by stop. */
const showsIn = (reel: number, row: number, symbol: string) =>
  Uint8Array.from(all, (stop) => Number([symbol, wild].includes(letterAt(reel, stop, row))))
const shown = new Map<string, Uint8Array>()
function shows(reel: number, row: number, symbol: string): Uint8Array {
  const key = `${reel}${row}${symbol}`
  const known = shown.get(key) ?? showsIn(reel, row, symbol)
  shown.set(key, known)
  return known
}

/** The lines that three stops begin; no wild stands on the first reel. */
const runsOf = (a: number, b: number, c: number): Run[] =>
  lines.flatMap(([first, second, third, fourth, fifth]) => {
    const symbol = letterAt(0, a, first)
    const pays = kinds[symbol as keyof typeof kinds] as readonly number[] | undefined // the scatter has none
    if (!pays || !shows(1, second, symbol)[b] || !shows(2, third, symbol)[c]) return []
    return [{ pays, fourth: shows(3, fourth, symbol), fifth: shows(4, fifth, symbol) }]
  })

/** Means over all windows: of what a turn pays in line stakes and of the free spins it brings, of their squares and their product. */
type Means = { paid: Rational; spins: Rational; paidSquared: Rational; spinsSquared: Rational; both: Rational }

/** Pays every one of the 32⁵ windows. */
function meansOfTurns(): Means {
  const sums = { paid: 0n, spins: 0n, paidSquared: 0n, spinsSquared: 0n, both: 0n }
  for (const a of all)
    for (const b of all)
      for (const c of all) {
        const runs = runsOf(a, b, c)
        const begun = (scatters[0]?.[a] ?? 0) + (scatters[1]?.[b] ?? 0) + (scatters[2]?.[c] ?? 0)
        let [paid, spins, paidSquared, spinsSquared, both] = [0, 0, 0, 0, 0]
        for (const d of all)
          for (const e of all) {
            const count = begun + (scatters[3]?.[d] ?? 0) + (scatters[4]?.[e] ?? 0)
            let pays = (scatter.pays[count - 3] ?? 0) * lines.length
            for (const run of runs) pays += run.pays[run.fourth[d] ? 1 + (run.fifth[e] ?? 0) : 0] ?? 0
            const free = scatter.freeSpins[count - 3] ?? 0
            paid += pays
            spins += free
            paidSquared += pays * pays
            spinsSquared += free * free
            both += pays * free
          }
        sums.paid += BigInt(paid)
        sums.spins += BigInt(spins)
        sums.paidSquared += BigInt(paidSquared)
        sums.spinsSquared += BigInt(spinsSquared)
        sums.both += BigInt(both)
      }
  const mean = (sum: bigint) => rational(sum, BigInt(stops) ** 5n)
  return {
    paid: mean(sums.paid),
    spins: mean(sums.spins),
    paidSquared: mean(sums.paidSquared),
    spinsSquared: mean(sums.spinsSquared),
    both: mean(sums.both),
  }
}

const minus = (a: Rational, b: Rational): Rational => plus(a, rational(-b.of, b.in))
const over = (a: Rational, b: Rational): Rational => rational(a.of * b.in, a.in * b.of)

/**
 * Lantern Tide's exact return and the mean square of what a round pays, in stakes, from all windows. A free spin is a turn
 * with the free spins that it brings, and these are independent of each other: with p and n what a turn pays and brings, the
 * whole of one is F = p + F₁ + … + Fₙ. It reads the mathematics and shares no code with the game.
 */
export function proveLanternSquare(): { total: Rational; square: Rational } {
  const { paid, spins, paidSquared, spinsSquared, both } = meansOfTurns()
  const mean = over(paid, rest(spins))
  const meanSquared = times(mean, mean)
  const brought = plus(times(rational(2), both, mean), times(minus(spinsSquared, spins), meanSquared))
  const square = over(plus(paidSquared, brought), rest(spins))
  const by = rational(freeSpinMultiplier)
  // What the free spins of a round pay in all, and its square: n of them, as many as the first turn brought.
  const inFreeSpins = plus(times(spins, square), times(minus(spinsSquared, spins), meanSquared))
  const whole = plus(paidSquared, times(rational(2), by, both, mean), times(by, by, inFreeSpins))
  const stake = rational(1, lines.length)
  return { total: times(stake, plus(paid, times(by, spins, mean))), square: times(stake, stake, whole) }
}
