import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { checkPage } from '../../../page-kit/check/check-page.ts'
import { rouletteWords } from '../../../page-kit/roulette/words/index.ts'
import { canonicalWheel } from '../play/maths.ts'
import { wheelHash } from '../play/maths-hash.ts'

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'check-wheel.ts')

/** Draws the page on which a round of the wheel is recomputed. */
export const wheelFairnessPage = checkPage({
  kind: 'table',
  own: () => rouletteWords,
  bet: '{"red":"100","n17":"50"}',
  blocks: 'HMAC-SHA256(seed, "wheel:" + number + ":" + i)',
  steps: [
    html`Each block is read as eight 4-byte numbers, big end first. A number of 4294967289 or more is passed over; the first other one
    modulo 37 is where the ball falls.`,
  ],
  maths: canonicalWheel(),
  mathsHash: wheelHash,
  script: checkScript,
})
