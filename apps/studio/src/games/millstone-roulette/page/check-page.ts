import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { checkPage } from '../../../page-kit/check/check-page.ts'
import { rouletteWords } from '../../../page-kit/roulette/words/index.ts'
import { canonicalMaths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { scene } from './scene.ts'

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'check-millstone.ts')

/** Draws the page on which a round of Millstone Roulette is recomputed. */
export const fairnessPage = checkPage({
  kind: 'solo',
  own: () => rouletteWords,
  scene,
  choice: '{"red":"100","n17-n20":"50"}',
  steps: [
    html`The blocks are read one after the other as 4-byte numbers, big end first. A number of 4294967289 or more is passed over.`,
    html`The first other one modulo 37 is the place of the pocket, clockwise from 0, into which the ball falls.`,
  ],
  maths: canonicalMaths(),
  mathsHash,
  script: checkScript,
})
