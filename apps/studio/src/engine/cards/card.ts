/** A card of a deck of 52 by its number: its suit times 13, plus its rank counted from the two. */
export type Card = number

/** The ranks from the two to the ace, as they stand on a card. */
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
/** Spades, hearts, diamonds and clubs. */
export const suits = ['S', 'H', 'D', 'C'] as const

export type Rank = (typeof ranks)[number]
export type Suit = (typeof suits)[number]

export const deckSize = ranks.length * suits.length

/** Returns where the rank of a card stands in `ranks`. */
export const rankIndex = (card: Card): number => card % ranks.length
/** Returns where the suit of a card stands in `suits`. */
export const suitIndex = (card: Card): number => Math.floor(card / ranks.length)
