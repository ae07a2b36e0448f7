import { canonicalText } from '../../../engine/fairness/canonical-text.ts'

/** Everything that decides what Jacks pays, and nothing else; `mathsHash` covers its canonical text. */
export const maths = {
  gameId: 'jacks',
  version: 1,
  /** A card's number is its suit times 13, plus the place of its rank. */
  deck: { ranks: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'], suits: ['S', 'H', 'D', 'C'] },
  dealt: 5,
  /** What a hand pays times the stake; the highest counts. The ace is high, and low in a straight up to the five. */
  pays: {
    royalFlush: 800,
    straightFlush: 50,
    fourOfAKind: 25,
    fullHouse: 9,
    flush: 6,
    straight: 4,
    threeOfAKind: 3,
    twoPairs: 2,
    jacksOrBetter: 1,
  },
  /** The least rank of a pair that pays. */
  leastPair: 'J',
} as const

/** A hand that pays. */
export type Hand = keyof typeof maths.pays

/** The exact return of Jacks with best play: over all hands, each held in the best of its 32 ways. */
export const exactReturn = { of: 1653526326983n, in: 1661102543100n }

/** Jacks' return to player in percent, with best play. */
export const returnPercent = '99.54'

/** Returns the mathematics as canonical text, with keys in alphabetical order. */
export const canonicalMaths = (): string => canonicalText(maths)
