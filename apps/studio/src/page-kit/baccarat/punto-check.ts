import { html } from '@fairhouse/process/html.ts'
import { cardWords } from '../cards/words.ts'
import { joinWords } from '../words/index.ts'
import { puntoWords } from './words/index.ts'

/** The texts with which a recomputed deal is told. */
export const puntoCheckWords = joinWords(puntoWords, cardWords)

/** How numbers become a deal, step by step. */
export const puntoSteps = [
  html`The blocks are read one after the other as 4-byte numbers, big end first; each modulo what is drawn from. A number that would favour
  the low results is passed over.`,
  html`The shoe is eight decks in the order of spades, hearts, diamonds and clubs, each from the two to the ace. A number modulo 416 says
  which of its cards changes places with the first, one modulo 415 which of those behind it with the second, and so on for six cards.`,
  html`They are dealt to the player, the banker, the player and the banker; then a third one to each, if the rules say so.`,
]
