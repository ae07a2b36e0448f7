import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { checkPage } from '../../../page-kit/check/check-page.ts'
import { puntoWords } from '../../../page-kit/baccarat/words/index.ts'
import { cardWords } from '../../../page-kit/cards/words.ts'
import { joinWords } from '../../../page-kit/words/index.ts'
import { canonicalMaths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { scene } from './scene.ts'

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'check-baccarat.ts')

/** Draws the page on which a round of Quince Baccarat is recomputed. */
export const fairnessPage = checkPage({
  kind: 'solo',
  own: () => joinWords(puntoWords, cardWords),
  scene,
  choice: '{"player":"100"}',
  blocks: 'HMAC-SHA256(our seed, your seed + ":" + number + ":" + i)',
  steps: [
    html`The blocks are read one after the other as 4-byte numbers, big end first; each modulo what is drawn from. A number that would
    favour the low results is passed over.`,
    html`The shoe is eight decks in the order of spades, hearts, diamonds and clubs, each from the two to the ace. A number modulo 416 says
    which of its cards changes places with the first, one modulo 415 which of those behind it with the second, and so on for six cards.`,
    html`They are dealt to the player, the banker, the player and the banker; then a third one to each, if the rules say so.`,
  ],
  maths: canonicalMaths(),
  mathsHash,
  script: checkScript,
})
