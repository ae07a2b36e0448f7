import { rational, type Rational } from '../../../engine/fairness/rational.ts'
import { maths } from './maths.ts'

const { pays, deck, dealt } = maths
const cardCount = deck.ranks.length * deck.suits.length
const masks = 2 ** dealt
const bits = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bits(mask >> 1))
const sizes = Array.from({ length: masks }, (_, mask) => bits(mask))
const choose = (from: number, count: number): number => (count === 0 ? 1 : (choose(from, count - 1) * (from - count + 1)) / count)

/** Where the sets of each size begin, and how far a set's place moves by its cards; sets are ordered by their last card. */
const begins = Array.from({ length: dealt + 1 }, (_, size) =>
  Array.from({ length: size }, (_none, smaller) => choose(cardCount, smaller)).reduce((sum, count) => sum + count, 0),
)
const moves = Array.from({ length: dealt + 1 }, (_, size) => Array.from({ length: cardCount }, (_none, card) => choose(card, size)))

/** Calls back with each hand of five cards in ascending order. */
function eachHand(visit: (cards: number[]) => void): void {
  const cards = Array.from({ length: dealt }, () => 0)
  const walk = (at: number, from: number): void => {
    if (at === dealt) return visit(cards)
    for (let card = from; card < cardCount; card += 1) {
      cards[at] = card
      walk(at + 1, card + 1)
    }
  }
  walk(0, 0)
}

/** Writes the place of each of a hand's 32 parts among all sets of at most five cards. */
function placesOf(cards: readonly number[], places: Int32Array): void {
  places[0] = 0
  for (let mask = 1; mask < masks; mask += 1) {
    const top = 31 - Math.clz32(mask)
    places[mask] = (places[mask ^ (1 << top)] ?? 0) + (moves[sizes[mask] ?? 0]?.[cards[top] ?? 0] ?? 0)
  }
  for (let mask = 1; mask < masks; mask += 1) places[mask]! += begins[sizes[mask] ?? 0] ?? 0 // all 32 were just written
}

/** What a hand pays, read from the number of equal ranks and from the set of ranks as bits. */
function payOfHand(cards: readonly number[]): number {
  const count = deck.ranks.length
  let [pairs, rankBits] = [0, 0]
  for (const [at, card] of cards.entries()) {
    rankBits |= 1 << (card % count)
    for (let other = 0; other < at; other += 1) if ((cards[other] ?? 0) % count === card % count) pairs += 1
  }
  // Equal pairs of cards: 6 in four of a kind, 4 in a full house, 3 in three of a kind, 2 in two pairs.
  if (pairs > 1) return { 2: pays.twoPairs, 3: pays.threeOfAKind, 4: pays.fullHouse, 6: pays.fourOfAKind }[pairs] ?? 0
  if (pairs === 1) return isGoodPair(cards) ? pays.jacksOrBetter : 0
  const lowest = rankBits & -rankBits
  const follows = rankBits === lowest * 31 || rankBits === 0b1_0000_0000_1111
  const isSuited = cards.every((card) => Math.floor(card / count) === Math.floor((cards[0] ?? 0) / count))
  if (!isSuited) return follows ? pays.straight : 0
  if (!follows) return pays.flush
  return rankBits === 0b1_1111_0000_0000 ? pays.royalFlush : pays.straightFlush
}

function isGoodPair(cards: readonly number[]): boolean {
  const own = cards.map((card) => card % deck.ranks.length)
  return own.some((rank, at) => rank >= deck.ranks.indexOf(maths.leastPair) && own.indexOf(rank) < at)
}

/** For every set of at most five cards, the sum of what all hands pay that contain it; and how many hands there are. */
function sumsOfSets(): { sums: Float64Array; hands: number; paying: number } {
  const sums = new Float64Array((begins[dealt] ?? 0) + choose(cardCount, dealt))
  const places = new Int32Array(masks)
  let [hands, paying] = [0, 0]
  eachHand((cards) => {
    hands += 1
    const pay = payOfHand(cards)
    if (pay === 0) return
    paying += 1
    placesOf(cards, places)
    for (const place of places) sums[place]! += pay // the places of its own sets
  })
  return { sums, hands, paying }
}

// Every number stays below 2^53: a hold's mean is weighed by the common multiple of the numbers of draws.
const draws = Array.from({ length: dealt + 1 }, (_, kept) => choose(cardCount - dealt, dealt - kept))
const greatest = (a: number, b: number): number => (b === 0 ? a : greatest(b, a % b))
const whole = draws.reduce((multiple, count) => (multiple / greatest(multiple, count)) * count, 1)
const weights = sizes.map((kept) => whole / (draws[kept] ?? 1))

/**
 * Opens the holds of hands in ascending order: writes what each of the 32 returns, by inclusion and exclusion over the
 * cards that are thrown away, as a part of `whole`.
 */
function openHolds(sums: Float64Array): (cards: readonly number[], returns: Float64Array) => void {
  const places = new Int32Array(masks)
  return (cards, returns) => {
    placesOf(cards, places)
    for (let mask = 0; mask < masks; mask += 1) returns[mask] = sums[places[mask] ?? 0] ?? 0
    for (let bit = 1; bit < masks; bit *= 2)
      for (let mask = 0; mask < masks; mask += 1) if (!(mask & bit)) returns[mask]! -= returns[mask | bit] ?? 0 // of 32
    for (let mask = 0; mask < masks; mask += 1) returns[mask]! *= weights[mask] ?? 0 // of 32
  }
}

/** Opens the best play: returns the cards of a hand that are held; of equal holds the first by its places. */
export function openBestPlay(): (dealtCards: readonly number[]) => number[] {
  const returnsOf = openHolds(sumsOfSets().sums)
  const returns = new Float64Array(masks)
  return (dealtCards) => {
    const cards = dealtCards.toSorted((a, b) => a - b)
    returnsOf(cards, returns)
    const best = returns.indexOf(Math.max(...returns))
    return cards.filter((_, at) => best & (1 << at))
  }
}

/**
 * Jacks' exact return with best play. With `every` only each so many-th hand is held, which returns something else. The
 * enumerator reads the mathematics and shares no code with the game.
 */
export function proveJacks(every = 1): { total: Rational; hands: number; paying: number } {
  const { sums, hands, paying } = sumsOfSets()
  const returnsOf = openHolds(sums)
  const returns = new Float64Array(masks)
  let [total, seen, held] = [0, 0, 0]
  eachHand((cards) => {
    seen += 1
    if (seen % every !== 0) return
    held += 1
    returnsOf(cards, returns)
    total += Math.max(...returns)
  })
  return { total: rational(total, BigInt(whole) * BigInt(held)), hands, paying }
}
