import { deckSize, rankIndex, ranks, type Card } from '../cards/card.ts'
import { drawDifferent } from '../fairness/draw-different.ts'
import type { Draw } from '../fairness/fair-draw.ts'
import { readChips } from '../rounds/chips.ts'
import type { Bets } from '../rounds/round.ts'
import { rules, spots, type Spot } from './rules.ts'

/** At most so many cards are drawn in a round. */
const mostCards = 6

/** Both hands in the order of their cards, and which spot won. */
export type Dealt = { player: Card[]; banker: Card[]; winner: Spot }

/** Deals a round: the first cards of a shuffled shoe, by the drawing rules. */
export async function dealBaccarat(draw: Draw): Promise<Dealt> {
  const [first = 0, second = 0, third = 0, fourth = 0, ...next] = (await drawDifferent(draw, deckSize * rules.decks, mostCards)).map(
    (at) => at % deckSize,
  )
  const player = [first, third]
  const banker = [second, fourth]
  const isOver = countOf(player) >= rules.natural || countOf(banker) >= rules.natural
  const drawn = !isOver && countOf(player) <= rules.drawsTo ? (next.shift() ?? null) : null
  if (drawn !== null) player.push(drawn)
  const more = !isOver && bankerDraws(countOf(banker), drawn) ? next.shift() : undefined
  if (more !== undefined) banker.push(more)
  const winner = winnerOf(countOf(player), countOf(banker))
  return { player, banker, winner }
}

/** Returns what a card counts. */
export function valueOf(card: Card): number {
  const rank = ranks[rankIndex(card)] ?? 'A'
  if (rank === 'A') return rules.values.ace
  const number = Number(rank)
  return number < 10 ? number : rules.values.tenAndCourt
}

/** Returns what a hand counts: the last digit of its sum. */
export const countOf = (hand: readonly Card[]): number => hand.reduce((sum, card) => sum + valueOf(card), 0) % 10

function bankerDraws(count: number, drawn: Card | null): boolean {
  if (drawn === null) return count <= rules.drawsTo
  const by: Readonly<Record<number, readonly number[]>> = rules.bankerDraws
  return count < 3 || (by[count]?.includes(valueOf(drawn)) ?? false)
}

const winnerOf = (player: number, banker: number): Spot => (player > banker ? 'player' : banker > player ? 'banker' : 'tie')

/** Returns what comes back for all chips of a player, in minor units; on a tie those on player and banker do. */
export function winOf(bets: Bets, winner: Spot): bigint {
  return spots.reduce((sum, spot) => {
    const laid = BigInt(bets[spot] ?? '0')
    if (spot === winner) return sum + (laid * BigInt(rules.backOfTwenty[spot])) / 20n
    return winner === 'tie' ? sum + laid : sum
  }, 0n)
}

/** Reads chips on this table from outside; null for anything else. */
export const readBets = (asked: unknown): Bets | null => readChips(asked, (id) => spots.some((spot) => spot === id))
