import { plus, rational, times, zero, type Rational } from '../../../engine/fairness/rational.ts'
import { maths } from './maths.ts'

/** A bet on a match as it is proven: its pick, how likely it wins, its price in hundredths by the published rule, and what it returns. */
export type ProvenPick = { pick: string; market: keyof typeof maths.returns; chance: Rational; price: number; returns: Rational }

/**
 * Lists every bet on a match between two clubs with its exact chance, score by score. It reads the published
 * mathematics and shares no code with the game: weights come from multiplying on, prices from searching upwards.
 */
export function proveMatch(home: number, away: number): ProvenPick[] {
  const [host, guest] = [maths.clubs[home]!, maths.clubs[away]!] // places of clubs
  const hosts = chancesOf((maths.mean.home * host.attack * guest.defence) / 10_000)
  const guests = chancesOf((maths.mean.away * guest.attack * host.defence) / 10_000)
  const sums = new Map<string, Rational>()
  for (const [mine, one] of hosts.entries())
    for (const [theirs, other] of guests.entries())
      for (const pick of won(mine, theirs)) sums.set(pick, plus(sums.get(pick) ?? zero, times(one, other)))
  return [...sums].map(([pick, chance]) => {
    const market = 'hda'.includes(pick) ? 'result' : 'ou'.includes(pick) ? 'goals' : 'yn'.includes(pick) ? 'both' : 'score'
    const price = search(chance, maths.returns[market])
    return { pick, market, chance, price, returns: times(chance, rational(price, 100)) }
  })
}

/** The chances of 0, 1, 2 … goals. */
function chancesOf(exactMean: number): Rational[] {
  const mean = rational(Math.floor(exactMean), 100)
  const weights: bigint[] = []
  let weight = rational(maths.one)
  for (let goals = 1; weights.length <= maths.most; goals += 1) {
    weights.push(weight.of / weight.in)
    weight = times(weight, mean, rational(1, goals))
  }
  const all = weights.reduce((sum, one) => sum + one, 0n)
  return weights.map((one) => rational(one, all))
}

/** Everything that a score wins. */
function won(mine: number, theirs: number): string[] {
  const exact = Math.max(mine, theirs) <= maths.scores ? `s${mine}-${theirs}` : 'sx'
  return [['a', 'd', 'h'][Math.sign(mine - theirs) + 1] ?? '', mine + theirs >= 3 ? 'o' : 'u', mine * theirs > 0 ? 'y' : 'n', exact]
}

/** The greatest price that does not return more than the market does. */
function search(chance: Rational, percent: number): number {
  let [low, high] = [maths.price.least as number, maths.price.greatest as number] // numbers of the mathematics
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (BigInt(middle) * chance.of <= BigInt(percent) * chance.in) low = middle
    else high = middle - 1
  }
  return low
}
