import { choose, plus, rational, times, zero, type Rational } from '../../../engine/fairness/rational.ts'
import { maths } from './maths.ts'

const { honey, strips, pays, lines, wild } = maths
type Kind = keyof typeof pays
const kinds = Object.keys(pays) as Kind[] // the table has these keys only
const runs = [3, 4, 5] as const
const cells = strips.length * 3

/** The windows of each reel, as three letters. */
const windows = strips.map((strip) => [...strip].map((_, at) => (strip + strip).slice(at, at + 3)))
const allWindows = windows.reduce((product, { length }) => product * BigInt(length), 1n)

/** Where a reel stands to a run of so many: within, right behind, or further on. */
type Phase = 'within' | 'behind' | 'further'
const phaseOf = (reel: number, run: number): Phase => (reel < run ? 'within' : reel === run ? 'behind' : 'further')

/** Whether a letter fits a run of a kind: the kind or a queen within, neither right behind. */
const fits = (letter: string | undefined, kind: Kind, phase: Phase): boolean =>
  phase === 'further' || (letter === kind || letter === wild) === (phase === 'within')

/** A run on a line, and what it pays in line stakes. */
type Run = { line: readonly number[]; kind: Kind; length: number; pays: bigint }
const allRuns: readonly Run[] = lines.flatMap((line) =>
  kinds.flatMap((kind) => runs.map((length, at) => ({ line, kind, length, pays: BigInt(pays[kind][at] ?? 0) }))),
)

const known = new Map<string, bigint>()

/** How many windows of a reel fit two runs at once. */
function pairsIn(reel: number, one: Run, other: Run): bigint {
  const [row, second] = [one.line[reel] ?? 0, other.line[reel] ?? 0]
  const [phase, then] = [phaseOf(reel, one.length), phaseOf(reel, other.length)]
  const key = [reel, row, one.kind, phase, second, other.kind, then].join()
  const before = known.get(key)
  if (before !== undefined) return before
  const fit = (window: string) => fits(window[row], one.kind, phase) && fits(window[second], other.kind, then)
  const count = BigInt(windows[reel]?.filter(fit).length ?? 0)
  known.set(key, count)
  return count
}

/** The mean of the square of what all lines pay, in line stakes: any two runs, reel by reel. */
function meanSquareOfLines(): Rational {
  let sum = 0n
  for (const one of allRuns)
    for (const other of allRuns) {
      let ways = one.pays * other.pays
      for (let reel = 0; reel < strips.length && ways > 0n; reel += 1) ways *= pairsIn(reel, one, other)
      sum += ways
    }
  return rational(sum, allWindows)
}

const dropsIn = (window: string): number => window.split(honey.symbol).length - 1

/** For each number of drops a sum over the windows that show it, where each reel counts those that are wanted. */
function byDrops(begin: bigint, wanted: (window: string, reel: number) => boolean): bigint[] {
  let counts = [begin]
  for (const [reel, shown] of windows.entries()) {
    const own = [0, 1, 2, 3].map((drops) => BigInt(shown.filter((window) => dropsIn(window) === drops && wanted(window, reel)).length))
    counts = Array.from({ length: counts.length + 3 }, (_, sum) =>
      own.reduce((total, many, drops) => total + many * (counts[sum - drops] ?? 0n), 0n),
    )
  }
  return counts
}

/** The mean of what all lines pay, in line stakes, in windows with each number of drops. */
function meansOfLines(): Rational[] {
  const sums = Array.from({ length: cells + 1 }, () => 0n)
  for (const { line, kind, length, pays: begin } of allRuns) {
    const counts = byDrops(begin, (window, reel) => fits(window[line[reel] ?? 0], kind, phaseOf(reel, length)))
    for (const [drops, sum] of counts.entries()) sums[drops] = (sums[drops] ?? 0n) + sum
  }
  return sums.map((sum) => rational(sum, allWindows))
}

/** Further drops: their mean number, that of its square, and how likely the comb fills. */
type More = { mean: Rational; square: Rational; fills: Rational }

function respins(): (free: number, left: number) => More {
  const done = new Map<string, More>()
  const work = (free: number, left: number): More => {
    if (free === 0 || left === 0) return { mean: zero, square: zero, fills: free === 0 ? rational(1) : zero }
    const key = `${free}/${left}`
    const before = done.get(key)
    if (before) return before
    let more: More = { mean: zero, square: zero, fills: zero }
    for (let drops = 0; drops <= free; drops += 1) {
      const chance = rational(choose(free, drops) * BigInt(honey.oneIn - 1) ** BigInt(free - drops), BigInt(honey.oneIn) ** BigInt(free))
      const then = drops > 0 ? work(free - drops, honey.respins) : work(free, left - 1)
      more = {
        mean: plus(more.mean, times(chance, plus(rational(drops), then.mean))),
        square: plus(more.square, times(chance, plus(rational(drops ** 2), times(rational(2 * drops), then.mean), then.square))),
        fills: plus(more.fills, times(chance, then.fills)),
      }
    }
    done.set(key, more)
    return more
  }
  return work
}

/** What honey that begins with so many drops pays, in stakes: drops hold amounts of their own, a full comb pays besides. */
function honeyOf(drops: number, { mean, square, fills }: More): { mean: Rational; square: Rational } {
  const weight = honey.values.reduce((sum, one) => sum + one.weight, 0)
  const held = (power: number) =>
    rational(
      honey.values.reduce((sum, one) => sum + one.weight * one.times ** power, 0),
      weight,
    )
  const [value, valueSquared, full] = [held(1), held(2), rational(honey.fullComb)]
  const minus = (a: Rational, b: Rational) => plus(a, rational(-b.of, b.in))
  const count = plus(rational(drops), mean)
  const countSquared = plus(rational(drops ** 2), times(rational(2 * drops), mean), square)
  const ofDrops = plus(times(count, minus(valueSquared, times(value, value))), times(countSquared, value, value))
  // A full comb has a drop in every cell.
  const ofFull = plus(times(rational(2 * cells), value, full), times(full, full))
  return { mean: plus(times(count, value), times(fills, full)), square: plus(ofDrops, times(fills, ofFull)) }
}

/**
 * Amber Hive's exact return and the mean square of what a round pays, in stakes: the lines by the number of drops in their
 * window, and what the honey brings, which depends on nothing else of it. It reads the mathematics and shares no code with
 * the game.
 */
export function proveAmberHiveSquare(): { total: Rational; square: Rational } {
  const [stake, paid, counts, after] = [rational(1, lines.length), meansOfLines(), byDrops(1n, () => true), respins()]
  let [total, square] = [times(stake, plus(...paid)), times(stake, stake, meanSquareOfLines())]
  for (let drops: number = honey.begins; drops <= cells; drops += 1) {
    const chance = rational(counts[drops] ?? 0n, allWindows)
    const brought = honeyOf(drops, after(cells - drops, honey.respins))
    total = plus(total, times(chance, brought.mean))
    square = plus(square, times(rational(2), stake, paid[drops] ?? zero, brought.mean), times(chance, brought.square))
  }
  return { total, square }
}
