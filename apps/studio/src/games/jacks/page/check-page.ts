import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { checkPage } from '../../../page-kit/check/check-page.ts'
import { cardWords } from '../../../page-kit/cards/words.ts'
import { joinWords } from '../../../page-kit/words/index.ts'
import { jacksWords } from '../words/index.ts'
import { canonicalMaths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { scene } from './scene.ts'

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'check-jacks.ts')

/** Draws the page on which a round of Jacks is recomputed. */
export const fairnessPage = checkPage({
  kind: 'solo',
  hasStake: true,
  own: () => joinWords(jacksWords, cardWords),
  scene,
  acts: '[[0,1]]',
  steps: [
    html`The blocks are read one after the other as 4-byte numbers, big end first; each modulo what is drawn from. A number that would
    favour the low results is passed over.`,
    html`The deck begins in order: the two to the ace of spades, then hearts, diamonds and clubs. For each of its first ten places, a number
    modulo the cards from there on says how far ahead the card lies that changes places with it (Fisher–Yates).`,
    html`The first five cards are dealt. The next five replace those that are not held, from left to right.`,
  ],
  maths: canonicalMaths(),
  mathsHash,
  script: checkScript,
})
