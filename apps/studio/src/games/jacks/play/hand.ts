import { rankIndex, ranks, suitIndex, type Card } from '../../../engine/cards/card.ts'
import { maths, type Hand } from './maths.ts'

const leastPair = ranks.indexOf(maths.leastPair)
const ace = ranks.indexOf('A')

/** Returns the hand that five cards make, or null if it pays nothing. */
export function handOf(cards: readonly Card[]): Hand | null {
  const counts = ranks.map(() => 0)
  for (const card of cards) counts[rankIndex(card)]! += 1 // a rank of the deck
  return flushOf(cards) ?? handOfRanks(counts)
}

/** Returns the hand of five cards of one suit, or null if they are not of one. */
function flushOf(cards: readonly Card[]): Hand | null {
  const [first = 0] = cards
  if (!cards.every((card) => suitIndex(card) === suitIndex(first))) return null
  return flushOfRanks(cards.map(rankIndex))
}

/** Returns the hand of five cards of one suit by their ranks. */
export function flushOfRanks(own: readonly number[]): Hand {
  if (!isStraight(own)) return 'flush'
  return Math.min(...own) === ranks.indexOf('10') ? 'royalFlush' : 'straightFlush'
}

/** Returns the hand of five cards that are not of one suit, from how many there are of each rank. */
export function handOfRanks(counts: readonly number[]): Hand | null {
  let [pairs, threes, best] = [0, 0, -1]
  for (const [rank, count] of counts.entries()) {
    if (count === 4) return 'fourOfAKind'
    if (count === 3) threes += 1
    if (count === 2) [pairs, best] = [pairs + 1, rank]
  }
  if (threes === 1) return pairs === 1 ? 'fullHouse' : 'threeOfAKind'
  if (pairs === 2) return 'twoPairs'
  if (pairs === 1) return best >= leastPair ? 'jacksOrBetter' : null
  return isStraight(counts.flatMap((count, rank) => (count > 0 ? [rank] : []))) ? 'straight' : null
}

/** Whether five different ranks follow each other; the ace may be the one below the two. */
function isStraight(own: readonly number[]): boolean {
  const low = own.map((rank) => (rank === ace ? -1 : rank))
  const spread = (all: readonly number[]) => Math.max(...all) - Math.min(...all)
  return spread(own) === 4 || spread(low) === 4
}
