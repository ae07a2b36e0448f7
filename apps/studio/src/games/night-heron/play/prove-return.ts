import { maths } from './maths.ts'
import { plus, rational, rest, times, zero, type Rational } from '../../../engine/fairness/rational.ts'

/** What a reel does for a symbol: on average how many places it gives, and how often none. */
type Places = { mean: Rational; none: Rational }

type Kind = keyof typeof maths.pays
const kinds = Object.keys(maths.pays) as Kind[] // the table has these keys only
const full: Places = { mean: rational(maths.rows), none: zero }

/** All windows of a strip, each as likely. */
const windowsOf = (strip: string) => [...strip].map((_, at) => (strip + strip).slice(at, at + maths.rows))

function placesOf(windows: readonly string[], kind: Kind): Places {
  const counts = windows.map((window) => (window.includes(maths.wild) ? maths.rows : window.split(kind).length - 1))
  return {
    mean: rational(
      counts.reduce((sum, count) => sum + count, 0),
      counts.length,
    ),
    none: rational(counts.filter((count) => count === 0).length, counts.length),
  }
}

/** The average pay of a spin in stakes: reels are independent, so the mean of a product is the product of means. */
function payOf(reel: (at: number, kind: Kind) => Places): Rational {
  let sum = zero
  for (const kind of kinds) {
    let ways = rational(1)
    for (let at = 0; at < maths.strips.length; at += 1) {
      ways = times(ways, reel(at, kind).mean)
      const ends = at + 1 < maths.strips.length ? reel(at + 1, kind).none : rational(1)
      if (at >= 2) sum = plus(sum, times(rational(maths.pays[kind][at - 2] ?? 0), ways, ends))
    }
  }
  return times(sum, rational(1, maths.stakeParts))
}

/** Night Heron's exact return, part by part. The enumerator reads the mathematics and shares no code with the game. */
export function proveNightHeron() {
  const reels = maths.strips.map((strip) => {
    const all = windowsOf(strip)
    const [wild, plain] = [all.filter((window) => window.includes(maths.wild)), all.filter((window) => !window.includes(maths.wild))]
    if (wild.some((window) => window.includes(maths.scatter))) throw new Error('A heron hides a moon: the parts would not be independent')
    return {
      all,
      plain,
      heron: rational(wild.length, all.length),
      moon: rational(all.filter((w) => w.includes(maths.scatter)).length, all.length),
    }
  })
  const base = payOf((at, kind) => placesOf(reels[at]?.all ?? [], kind))
  const moons = countsOf(reels.map(({ moon }) => moon))
  const scatter = plus(...[3, 4, 5].map((count) => times(moons[count] ?? zero, rational(maths.moons.pays[count - 3] ?? 0))))

  // Free spins: a state is the set of reels on which herons stand.
  const standing = (set: number, at: number) => (set >> at) % 2 === 1
  const places = kinds.map((kind) => reels.map(({ plain }) => placesOf(plain, kind)))
  const payStanding = memo((set: number) => payOf((at, kind) => (standing(set, at) ? full : (places[kinds.indexOf(kind)]?.[at] ?? full))))
  const all = 2 ** reels.length
  const value = memo((key: string): Rational => {
    const [set = 0, left = 0] = key.split('/').map(Number)
    if (left === 0) return zero
    let sum = zero
    for (let next = 0; next < all; next += 1) {
      if ((next & set) !== set) continue
      const lands = reels.map(({ heron }, at) => (standing(set, at) ? rational(1) : standing(next, at) ? heron : rest(heron)))
      const chance = times(...lands)
      if (chance.of !== 0n) sum = plus(sum, times(chance, plus(payStanding(next), value(`${next}/${left - 1}`))))
    }
    return sum
  })
  const free = plus(...[3, 4, 5].map((count) => times(moons[count] ?? zero, value(`0/${maths.moons.spins[count - 3] ?? 0}`))))
  return { base, scatter, free, total: plus(base, scatter, free), trigger: plus(...moons.slice(3)) }
}

/** How likely each number of successes is. */
function countsOf(chances: readonly Rational[]): Rational[] {
  let counts = [rational(1)]
  for (const chance of chances)
    counts = Array.from({ length: counts.length + 1 }, (_, count) =>
      plus(times(counts[count] ?? zero, rest(chance)), times(counts[count - 1] ?? zero, chance)),
    )
  return counts
}

function memo<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    if (!known.has(key)) known.set(key, work(key))
    return known.get(key) as Value // set above
  }
}
