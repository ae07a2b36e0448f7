import { plus, rational, times, zero, type Rational } from '../../../engine/fairness/rational.ts'
import { maths } from './maths.ts'

/** What a table's row says for each card of the dealer from the two to the ace: H hit, S stand, D double, else hit, E double, else stand. */
type Rows = Record<string, string>
type Hand = { points: number; soft: boolean }

const { most, dealerStands } = maths
const points: readonly number[] = maths.points
const ace = Math.max(...points)
const kinds = [...new Set(points)]
const chances = new Map(kinds.map((kind) => [kind, rational(points.filter((own) => own === kind).length, points.length)]))
const chanceOf = (kind: number): Rational => chances.get(kind) ?? zero
const minus = (a: Rational): Rational => rational(-a.of, a.in)
const isMore = (a: Rational, b: Rational): boolean => a.of * b.in > b.of * a.in
const bust = most + 1

function add({ points: before, soft }: Hand, kind: number): Hand {
  const isHigh = kind === ace && before + ace <= most
  const sum = before + (kind === ace && !isHigh ? 1 : kind)
  const falls = sum > most && soft
  return { points: falls ? sum - (ace - 1) : sum, soft: isHigh || (soft && !falls) }
}

const pairOf = (first: number, second: number): Hand => add({ points: first, soft: first === ace }, second)
/** Whether two cards are a blackjack: with a card and the one that it lacks. */
const lacks = (kind: number): number => most - kind

/** How likely the dealer ends with each number of points, from a hand that may still draw. */
function endsOf(): (hand: Hand) => ReadonlyMap<number, Rational> {
  const known = new Map<string, ReadonlyMap<number, Rational>>()
  const work = (hand: Hand): ReadonlyMap<number, Rational> => {
    if (hand.points >= dealerStands) return new Map([[Math.min(hand.points, bust), rational(1)]])
    const key = `${hand.points}${hand.soft}`
    const before = known.get(key)
    if (before) return before
    const ends = weigh(kinds.map((kind) => [chanceOf(kind), work(add(hand, kind))]))
    known.set(key, ends)
    return ends
  }
  return work
}

function weigh(parts: readonly (readonly [Rational, ReadonlyMap<number, Rational>])[]): ReadonlyMap<number, Rational> {
  const sum = new Map<number, Rational>()
  for (const [chance, ends] of parts) for (const [end, own] of ends) sum.set(end, plus(sum.get(end) ?? zero, times(chance, own)))
  return sum
}

/** What a player wins on average in stakes, less what is lost, against a dealer who shows a card and has no blackjack. */
function against(up: number, ends: (hand: Hand) => ReadonlyMap<number, Rational>) {
  const rest = kinds.filter((kind) => kind !== lacks(up))
  const whole = plus(...rest.map(chanceOf))
  const dealer = weigh(rest.map((kind) => [rational(chanceOf(kind).of * whole.in, chanceOf(kind).in * whole.of), ends(pairOf(up, kind))]))
  const stand = ({ points: own }: Hand): Rational => {
    if (own > most) return rational(-1)
    const parts = [...dealer].map(([end, chance]) => (end === bust || end < own ? chance : end > own ? minus(chance) : zero))
    return plus(...parts)
  }
  const mean = (hand: Hand, value: (next: Hand) => Rational) => plus(...kinds.map((kind) => times(chanceOf(kind), value(add(hand, kind)))))
  const known = new Map<string, Rational>()
  const best = (hand: Hand): Rational => {
    if (hand.points >= most) return stand(hand)
    const key = `${hand.points}${hand.soft}`
    const before = known.get(key)
    if (before) return before
    const [standing, hitting] = [stand(hand), hit(hand)]
    const better = isMore(hitting, standing) ? hitting : standing
    known.set(key, better)
    return better
  }
  const hit = (hand: Hand): Rational => mean(hand, best)
  const double = (hand: Hand): Rational => times(rational(2), mean(hand, stand))
  return {
    /** The best that two cards can do. */
    first: (hand: Hand): Rational => [best(hand), double(hand)].reduce((a, b) => (isMore(b, a) ? b : a)),
    say: (hand: Hand): string => {
      const stands = !isMore(hit(hand), stand(hand))
      if (isMore(double(hand), best(hand))) return stands ? 'E' : 'D'
      return stands ? 'S' : 'H'
    },
  }
}

/**
 * Blackthorn's exact return of the first stake and its best strategy, by going backwards through every hand. It reads
 * the mathematics and shares no code with the game.
 */
export function proveBlackthorn(): { total: Rational; strategy: { hard: Rows; soft: Rows } } {
  const ends = endsOf()
  const tables = kinds.map((up) => ({ up, table: against(up, ends) }))
  const blackjack = rational(maths.blackjackPaysOfTwo, 2)
  const parts = tables.flatMap(({ up, table }) =>
    kinds.flatMap((first) =>
      kinds.map((second) => {
        const dealt = times(chanceOf(up), chanceOf(first), chanceOf(second))
        const peeked = chanceOf(lacks(up))
        const isOwn = first + second === most
        const won = isOwn ? blackjack : table.first(pairOf(first, second))
        return times(dealt, plus(times(plus(rational(1), minus(peeked)), won), isOwn ? zero : minus(peeked)))
      }),
    ),
  )
  const row = (hand: Hand): string => tables.map(({ table }) => table.say(hand)).join('')
  const rows = (from: number, soft: boolean): Rows =>
    Object.fromEntries(Array.from({ length: most - from }, (_, at) => [String(from + at), row({ points: from + at, soft })]))
  return { total: plus(rational(1), ...parts), strategy: { hard: rows(4, false), soft: rows(ace + 1, true) } }
}
