import { maths } from './maths.ts'
import { choose, plus, rational, rest, times, zero, type Rational } from '../../../engine/fairness/rational.ts'

const { honey, strips, pays } = maths
type Kind = keyof typeof pays
const kinds = Object.keys(pays) as Kind[] // the table has these keys only
const cells = strips.length * 3

/** How often a strip shows one of some letters in one row: the same in each. */
const share = (strip: string, letters: string) => rational([...strip].filter((letter) => letters.includes(letter)).length, strip.length)

/** The average pay of a line in line stakes: a kind or queens on the first reels, and neither on the next. */
function payOfLine(): Rational {
  if (strips[0]?.includes(maths.wild)) throw new Error('A queen on the first reel could stand for several kinds')
  let sum = zero
  for (const kind of kinds)
    for (const [place, pay] of pays[kind].entries()) {
      const run = place + 3
      const chance = times(...strips.slice(0, run).map((strip) => share(strip, kind + maths.wild)))
      const next = strips[run]
      sum = plus(sum, times(rational(pay), chance, next === undefined ? rational(1) : rest(share(next, kind + maths.wild))))
    }
  return sum
}

/** How likely each number of drops is in the window. */
function dropCounts(): Rational[] {
  let counts = [rational(1)]
  for (const strip of strips) {
    const inWindow = [...strip].map((_, at) => (strip + strip).slice(at, at + 3).split(honey.symbol).length - 1)
    const chance = (drops: number) => rational(inWindow.filter((one) => one === drops).length, strip.length)
    counts = Array.from({ length: counts.length + 3 }, (_, sum) =>
      plus(...[0, 1, 2, 3].map((drops) => times(counts[sum - drops] ?? zero, chance(drops)))),
    )
  }
  return counts
}

/** How many drops are still to come on average, and how likely the comb fills, with so many free cells and respins left. */
function respins(): (free: number, left: number) => { more: Rational; fills: Rational } {
  const known = new Map<string, { more: Rational; fills: Rational }>()
  const work = (free: number, left: number): { more: Rational; fills: Rational } => {
    if (free === 0) return { more: zero, fills: rational(1) }
    if (left === 0) return { more: zero, fills: zero }
    const key = `${free}/${left}`
    const before = known.get(key)
    if (before) return before
    let [more, fills] = [zero, zero]
    for (let drops = 0; drops <= free; drops += 1) {
      const ways = choose(free, drops) * BigInt(honey.oneIn - 1) ** BigInt(free - drops)
      const chance = rational(ways, BigInt(honey.oneIn) ** BigInt(free))
      const then = drops > 0 ? work(free - drops, honey.respins) : work(free, left - 1)
      more = plus(more, times(chance, plus(rational(drops), then.more)))
      fills = plus(fills, times(chance, then.fills))
    }
    known.set(key, { more, fills })
    return { more, fills }
  }
  return work
}

/** Amber Hive's exact return, part by part. The enumerator reads the mathematics and shares no code with the game. */
export function proveAmberHive() {
  const lines = payOfLine()
  const counts = dropCounts()
  const weight = honey.values.reduce((sum, one) => sum + one.weight, 0)
  const mean = rational(
    honey.values.reduce((sum, one) => sum + one.weight * one.times, 0),
    weight,
  )
  const after = respins()
  let [drops, full, trigger] = [zero, zero, zero]
  for (let count: number = honey.begins; count <= cells; count += 1) {
    const chance = counts[count] ?? zero
    const { more, fills } = after(cells - count, honey.respins)
    trigger = plus(trigger, chance)
    drops = plus(drops, times(chance, plus(rational(count), more), mean))
    full = plus(full, times(chance, fills))
  }
  const fullComb = times(full, rational(honey.fullComb))
  return { lines, drops, fullComb, full, trigger, total: plus(lines, drops, fullComb) }
}
