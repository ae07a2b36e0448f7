// Runs in a browser: two hands as a recomputed round tells them.
import { countOf, type Dealt } from '../../engine/baccarat/deal.ts'
import { cardNames } from '../cards/card-name.ts'
import type { CardWords } from '../cards/words.ts'
import type { Part } from '../check/check-data.ts'
import type { Language } from '../words/index.ts'
import type { PuntoWords } from './words/index.ts'

/** Tells the hands and which of them won. */
export function handsOfCheck(own: PuntoWords & CardWords, result: string, language: Language, { player, banker, winner }: Dealt): Part[] {
  const hand = (cards: readonly number[]) => `${cardNames(own, language, cards)} (${countOf(cards)})`
  return [
    { label: own.names.player, text: hand(player) },
    { label: own.names.banker, text: hand(banker) },
    { label: result, text: own.names[winner] },
  ]
}
