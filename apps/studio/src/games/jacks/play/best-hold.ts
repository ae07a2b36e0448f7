import { rankIndex, ranks, suitIndex, suits, type Card } from '../../../engine/cards/card.ts'
import { flushOfRanks, handOfRanks } from './hand.ts'
import { maths, type Hand } from './maths.ts'

/** A way to hold: the places of the cards that stay, and what it returns on average times the stake, as a fraction. */
export type Hold = { held: number[]; of: number; in: number }

/** Every way to hold five cards: those that keep more first, and of as many those that keep the left. */
const ways = Array.from({ length: 2 ** maths.dealt }, (_, mask) =>
  Array.from({ length: maths.dealt }, (_none, place) => place).filter((place) => mask & (1 << place)),
).toSorted((a, b) => b.length - a.length || Number(a.join('')) - Number(b.join('')))

/** Returns the best way to hold five cards; of equal ones the first. All numbers stay below 2^53. */
export function bestHold(dealt: readonly Card[]): Hold {
  return ways.map((held) => returnOf(dealt, held)).reduce((best, hold) => (hold.of * best.in > best.of * hold.in ? hold : best))
}

/** Returns what a hold returns over all draws that can follow. */
function returnOf(dealt: readonly Card[], held: number[]): Hold {
  const kept = held.map((place) => dealt[place] ?? 0)
  const draws = maths.dealt - kept.length
  const ofRanks = payOfRanks(dealt, kept, draws)
  const more = suits.reduce((sum, _, suit) => sum + payOfFlushes(dealt, kept, draws, suit), 0)
  return { held, of: ofRanks.pay + more, in: ofRanks.ways }
}

const payOf = (hand: Hand | null): number => (hand ? maths.pays[hand] : 0)

/** Sums over all draws what their ranks pay, as if no five cards were of one suit; counts the draws. */
function payOfRanks(dealt: readonly Card[], kept: readonly Card[], draws: number): { pay: number; ways: number } {
  const left = ranks.map(() => suits.length)
  for (const card of dealt) left[rankIndex(card)]! -= 1 // a rank of the deck
  const counts = ranks.map((_, rank) => kept.filter((card) => rankIndex(card) === rank).length)
  const sum = { pay: 0, ways: 0 }
  const walk = (rank: number, open: number, times: number): void => {
    if (open === 0) {
      sum.pay += times * payOf(handOfRanks(counts))
      sum.ways += times
      return
    }
    if (rank === ranks.length) return
    const [own = 0, before = 0] = [left[rank], counts[rank]]
    for (let taken = 0; taken <= Math.min(own, open); taken += 1) {
      counts[rank] = before + taken
      walk(rank + 1, open - taken, times * choose(own, taken))
    }
    counts[rank] = before
  }
  walk(0, draws, 1)
  return sum
}

/** Sums what the draws that complete five cards of a suit pay above their ranks. */
function payOfFlushes(dealt: readonly Card[], kept: readonly Card[], draws: number, suit: number): number {
  if (!kept.every((card) => suitIndex(card) === suit)) return 0
  const free = ranks.flatMap((_, rank) => (dealt.includes(suit * ranks.length + rank) ? [] : [rank]))
  const walk = (own: readonly number[], from: number): number => {
    if (own.length < maths.dealt) return free.slice(from).reduce((sum, rank, at) => sum + walk([...own, rank], from + at + 1), 0)
    return payOf(flushOfRanks(own)) - payOf(handOfRanks(ranks.map((_, rank) => (own.includes(rank) ? 1 : 0))))
  }
  return draws > free.length ? 0 : walk(kept.map(rankIndex), 0)
}

function choose(from: number, count: number): number {
  return Array.from({ length: count }).reduce<number>((product, _, at) => (product * (from - at)) / (at + 1), 1)
}
