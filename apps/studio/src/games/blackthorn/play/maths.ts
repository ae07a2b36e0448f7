import { canonicalText } from '../../../engine/fairness/canonical-text.ts'

/** Everything that decides what Blackthorn pays, and nothing else; `mathsHash` covers its canonical text. */
export const maths = {
  gameId: 'blackthorn',
  version: 1,
  /** A card's number is its suit times 13, plus the place of its rank. Every card is drawn from all 52. */
  deck: { ranks: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'], suits: ['S', 'H', 'D', 'C'] },
  /** The points of each rank; an ace counts 1 where 11 would be too many. */
  points: [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11],
  /** More points than these are too many; so many with the first two cards are a blackjack. */
  most: 21,
  boxes: 6,
  /** The dealer draws below these points and stands on all others, soft or hard. */
  dealerStands: 17,
  /** What a blackjack wins for each two units of the stake; any other win is as much as the stake. */
  blackjackPaysOfTwo: 3,
  /** The dealer looks for a blackjack before the boxes are played. */
  dealerPeeks: true,
  /** A box of two cards can be doubled, whatever they are. It takes one card then. */
  doubles: 'any two cards',
} as const

/** The exact return of the stake that a round begins with, played by the strategy card; doubles are not in its denominator. */
export const exactReturn = { of: 90736425314214441849622822288n, in: 91733330193268616658399616009n }

/** Blackthorn's return to player in percent of the first stake, played by the strategy card. */
export const returnPercent = '98.91'

/** Returns the mathematics as canonical text, with keys in alphabetical order. */
export const canonicalMaths = (): string => canonicalText(maths)
