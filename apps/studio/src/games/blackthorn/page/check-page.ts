import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { checkPage } from '../../../page-kit/check/check-page.ts'
import { cardWords } from '../../../page-kit/cards/words.ts'
import { joinWords } from '../../../page-kit/words/index.ts'
import { blackthornWords } from '../words/index.ts'
import { canonicalMaths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { scene } from './scene.ts'

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'check-blackthorn.ts')

/** Draws the page on which a round of Blackthorn is recomputed. */
export const fairnessPage = checkPage({
  kind: 'solo',
  hasStake: true,
  own: () => joinWords(blackthornWords, cardWords),
  scene,
  choice: '{"boxes":1}',
  acts: '["hit","stand"]',
  steps: [
    html`The blocks are read one after the other as 4-byte numbers, big end first; each modulo 52. A number that would favour the low
    results is passed over.`,
    html`Each number is a card: the two to the ace of spades, then hearts, diamonds and clubs. None is taken out of the 52.`,
    html`The boxes get a card each in their order, then the dealer; then the same again, and the dealer’s second card lies hidden. After
    that each number is the card that is drawn next: by a box for a hit or a double, and at the end by the dealer.`,
  ],
  maths: canonicalMaths(),
  mathsHash,
  script: checkScript,
})
