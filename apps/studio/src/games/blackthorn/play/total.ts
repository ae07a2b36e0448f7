import { rankIndex, type Card } from '../../../engine/cards/card.ts'
import { maths } from './maths.ts'

/** The points of a hand; soft if an ace counts 11 in them. */
export type Total = { points: number; soft: boolean }

const aceFalls = 10
const acePoints = Math.max(...maths.points)

/** Adds up a hand: as many aces as possible count 11. */
export function totalOf(cards: readonly Card[]): Total {
  const each = cards.map((card): number => maths.points[rankIndex(card)] ?? 0)
  let points = each.reduce((sum, own) => sum + own, 0)
  let high = each.filter((own) => own === acePoints).length
  for (; points > maths.most && high > 0; high -= 1) points -= aceFalls
  return { points, soft: high > 0 }
}

/** Returns whether a hand is the most points with its first two cards. */
export const isBlackjack = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).points === maths.most
