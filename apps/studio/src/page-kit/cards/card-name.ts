import { rankIndex, ranks, suitIndex, suits, type Card } from '../../engine/cards/card.ts'
import type { CardWords } from './words.ts'

/** Names a card. */
export function cardName(words: CardWords, card: Card): string {
  const [rank, suit] = [ranks[rankIndex(card)] ?? 'A', suits[suitIndex(card)] ?? 'S']
  return words.card.replace('{rank}', words.ranks[rank]).replace('{suit}', words.suits[suit])
}

/** Names some cards, one after the other. */
export function cardNames(words: CardWords, language: string, cards: readonly Card[]): string {
  return cards.map((card) => cardName(words, card)).join(language === 'ar' ? '، ' : ', ')
}
