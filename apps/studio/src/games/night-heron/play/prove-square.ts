import { plus, rational, times, zero, type Rational } from '../../../engine/fairness/rational.ts'
import { maths } from './maths.ts'

type Kind = keyof typeof maths.pays
const kinds = Object.keys(maths.pays) as Kind[] // the table has these keys only
const runs = [3, 4, 5] as const
const { strips, rows, wild, scatter, moons } = maths

/** A window of a reel, as the proof looks at it: how many places it gives each kind, and whether it has a moon or a heron. */
type Window = { places: Readonly<Record<Kind, number>>; moon: boolean; heron: boolean }

const windowsOf = (strip: string): Window[] =>
  [...strip].map((_, at) => {
    const shown = (strip + strip).slice(at, at + rows)
    const heron = shown.includes(wild)
    const places = Object.fromEntries(kinds.map((kind) => [kind, heron ? rows : shown.split(kind).length - 1])) as Window['places'] // of all kinds
    return { places, moon: shown.includes(scatter), heron }
  })
const all = strips.map(windowsOf)
const full: Window[] = [{ places: Object.fromEntries(kinds.map((kind) => [kind, rows])) as Window['places'], moon: false, heron: true }] // of all kinds

/** What a reel does to a run of so many reels: it gives its places within, and must give none right behind. */
const part = (places: number, reel: number, run: number): number => (reel < run ? places : reel === run ? Number(places === 0) : 1)

/** The mean over the windows of reels of the square of what a spin pays, in twentieths: runs of two kinds, reel by reel. */
function meanSquare(reels: readonly (readonly Window[])[]): Rational {
  let sum = 0n
  for (const one of kinds)
    for (const other of kinds)
      for (const [at, run] of runs.entries())
        for (const [place, length] of runs.entries()) {
          let ways = BigInt(maths.pays[one][at] ?? 0) * BigInt(maths.pays[other][place] ?? 0)
          for (const [reel, windows] of reels.entries()) {
            if (ways === 0n) break
            ways *= BigInt(
              windows.reduce((total, { places }) => total + part(places[one], reel, run) * part(places[other], reel, length), 0),
            )
          }
          sum += ways
        }
  return rational(
    sum,
    reels.reduce((product, windows) => product * BigInt(windows.length), 1n),
  )
}

/** The mean of what a spin pays, in twentieths, in windows with each number of moons: 0 where there are none. */
function meansByMoons(reels: readonly (readonly Window[])[]): Rational[] {
  const sums = Array.from({ length: reels.length + 1 }, () => 0n)
  for (const kind of kinds)
    for (const [at, run] of runs.entries()) {
      let counts = [BigInt(maths.pays[kind][at] ?? 0)]
      for (const [reel, windows] of reels.entries()) {
        const sumOf = (moon: boolean) =>
          BigInt(windows.reduce((total, one) => total + (one.moon === moon ? part(one.places[kind], reel, run) : 0), 0))
        const [without, withOne] = [sumOf(false), sumOf(true)]
        counts = Array.from(
          { length: counts.length + 1 },
          (_, count) => (counts[count] ?? 0n) * without + (counts[count - 1] ?? 0n) * withOne,
        )
      }
      for (const [count, sum] of counts.entries()) sums[count] = (sums[count] ?? 0n) + sum
    }
  const whole = reels.reduce((product, windows) => product * BigInt(windows.length), 1n)
  return sums.map((sum) => rational(sum, whole))
}

/** How likely each number of moons is. */
function chancesOfMoons(): Rational[] {
  let counts = [rational(1)]
  for (const windows of all) {
    const moon = rational(windows.filter((one) => one.moon).length, windows.length)
    const none = rational(windows.filter((one) => !one.moon).length, windows.length)
    counts = Array.from({ length: counts.length + 1 }, (_, count) =>
      plus(times(counts[count] ?? zero, none), times(counts[count - 1] ?? zero, moon)),
    )
  }
  return counts
}

type Moments = { mean: Rational; square: Rational }
const parts = rational(1, maths.stakeParts)

/** What so many free spins pay in stakes, by the set of reels on which herons stand already. */
function freeSpins(): (spins: number) => Moments {
  const sets = Array.from({ length: 2 ** all.length }, (_, set) => set)
  const standing = (set: number, reel: number) => (set >> reel) % 2 === 1
  const spinOf = new Map<number, Moments>()
  const spin = (set: number): Moments => {
    const known = spinOf.get(set)
    if (known) return known
    const reels = all.map((windows, reel) => (standing(set, reel) ? full : windows.filter(({ heron }) => !heron)))
    const mean = times(parts, plus(...meansByMoons(reels)))
    const moments = { mean, square: times(parts, parts, meanSquare(reels)) }
    spinOf.set(set, moments)
    return moments
  }
  const known = new Map<string, Moments>()
  const work = (set: number, left: number): Moments => {
    if (left === 0) return { mean: zero, square: zero }
    const key = `${set}/${left}`
    const before = known.get(key)
    if (before) return before
    let [mean, square] = [zero, zero]
    for (const next of sets) {
      if ((next & set) !== set) continue
      const chance = times(
        ...all.map((windows, reel) => {
          const herons = windows.filter(({ heron }) => heron).length
          return standing(set, reel) ? rational(1) : rational(standing(next, reel) ? herons : windows.length - herons, windows.length)
        }),
      )
      if (chance.of === 0n) continue
      const [now, then] = [spin(next), work(next, left - 1)]
      mean = plus(mean, times(chance, plus(now.mean, then.mean)))
      square = plus(square, times(chance, plus(now.square, times(rational(2), now.mean, then.mean), then.square)))
    }
    const moments = { mean, square }
    known.set(key, moments)
    return moments
  }
  return (spins) => work(0, spins)
}

/**
 * Night Heron's exact return and the mean square of what a round pays, in stakes: the first spin by the number of its moons,
 * and what the moons bring, which depends on nothing else of it. It reads the mathematics and shares no code with the game.
 */
export function proveNightHeronSquare(): { total: Rational; square: Rational } {
  const [chances, paid, free] = [chancesOfMoons(), meansByMoons(all), freeSpins()]
  let [total, square] = [times(parts, plus(...paid)), times(parts, parts, meanSquare(all))]
  for (const [at, count] of runs.entries()) {
    const [chance, pay, { mean, square: squared }] = [chances[count] ?? zero, rational(moons.pays[at] ?? 0), free(moons.spins[at] ?? 0)]
    const brings = plus(pay, mean)
    total = plus(total, times(chance, brings))
    const own = plus(times(pay, pay), times(rational(2), pay, mean), squared)
    square = plus(square, times(rational(2), parts, paid[count] ?? zero, brings), times(chance, own))
  }
  return { total, square }
}
