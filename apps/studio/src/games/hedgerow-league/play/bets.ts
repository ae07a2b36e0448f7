import { multiplePrice, priceOf, type Chance } from '../../../engine/virtual/prices.ts'
import { weightsOfMatch } from './goals.ts'
import { scoreAt, type Fixture, type Matchday, type Played } from './matchday.ts'
import { maths } from './maths.ts'

/** A bet on a match, which is counted from 0. */
export type Leg = { match: number; pick: string; market: keyof typeof maths.returns }

const shape = /^([1-8])(h|d|a|o|u|y|n|s[0-3]-[0-3]|sx)$/
const markets = { h: 'result', d: 'result', a: 'result', o: 'goals', u: 'goals', y: 'both', n: 'both', s: 'score' } as const

/** Every pick of a match: its result, over and under two and a half goals, whether both score, and its exact score. */
export const picks: readonly string[] = [
  'h',
  'd',
  'a',
  'o',
  'u',
  'y',
  'n',
  ...Array.from({ length: (maths.scores + 1) ** 2 }, (_, at) => `s${Math.floor(at / (maths.scores + 1))}-${at % (maths.scores + 1)}`),
  'sx',
]

/**
 * Reads the id of a bet: `3h` is the host of the third match, `1s2-1` an exact score, `1h+4o` two legs that must both
 * win. Legs are of different matches in the order of the matches. Null if there is no such bet.
 */
export function legsOf(id: string): Leg[] | null {
  const legs = id.split('+').map((text): Leg | null => {
    const [, match = '', pick = ''] = shape.exec(text) ?? []
    const market = markets[pick.charAt(0) as keyof typeof markets] // of the shape
    return market ? { match: Number(match) - 1, pick, market } : null
  })
  const known = legs.flatMap((leg) => leg ?? [])
  const isOrdered = known.every(({ match }, at) => at === 0 || match > (known[at - 1]?.match ?? 0))
  return known.length === legs.length && isOrdered && known.length <= maths.legs ? known : null
}

/** Joins legs of different matches into one bet; null if two are of one match. */
export function joinLegs(ids: readonly string[]): string | null {
  const joined = ids.toSorted().join('+')
  return ids.length > 1 && legsOf(joined) ? joined : null
}

/** Whether a score is what was picked. */
export function isPick(pick: string, [home, away]: readonly [number, number]): boolean {
  if (pick === 'h') return home > away
  if (pick === 'd') return home === away
  if (pick === 'a') return home < away
  if (pick === 'o') return home + away > 2
  if (pick === 'u') return home + away < 3
  if (pick === 'y') return home > 0 && away > 0
  if (pick === 'n') return home === 0 || away === 0
  if (pick === 'sx') return home > maths.scores || away > maths.scores
  return pick === `s${home}-${away}`
}

/** The chance of a pick: the weights of all scores that it names, of the weights of all scores. */
function chanceOf([home, away]: Fixture, pick: string): Chance {
  const weights = weightsOfMatch(home, away)
  let of = 0n
  for (const [host, one] of weights.home.weights.entries())
    for (const [guest, other] of weights.away.weights.entries()) if (isPick(pick, [host, guest])) of += BigInt(one) * BigInt(other)
  return { of, in: BigInt(weights.home.all) * BigInt(weights.away.all) }
}

const known = new Map<string, number>()

/** The price of a pick in a match, in hundredths of the stake. */
export function matchPrice(fixture: Fixture, pick: string, market: Leg['market']): number {
  const key = `${fixture.join()}${pick}`
  const price = known.get(key) ?? priceOf(chanceOf(fixture, pick), maths.returns[market], maths.price)
  known.set(key, price)
  return price
}

/** The price of a bet in hundredths of the stake; null if there is no such bet on the matchday. */
export function leaguePrice({ fixtures }: Matchday, id: string): bigint | null {
  const legs = legsOf(id)
  const prices = legs?.flatMap(({ match, pick, market }) => {
    const fixture = fixtures[match]
    return fixture ? [matchPrice(fixture, pick, market)] : []
  })
  return legs && prices?.length === legs.length ? multiplePrice(prices) : null
}

/** Whether a bet wins: each of its legs does. */
export const leagueWins = ({ goals }: Played, id: string): boolean =>
  legsOf(id)?.every(({ match, pick }) => isPick(pick, scoreAt(goals[match] ?? []))) ?? false
