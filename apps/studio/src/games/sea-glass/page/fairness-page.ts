import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { checkPage } from '../../../page-kit/check/check-page.ts'
import { themedCheck } from '../../../page-kit/check/themed-check.ts'
import { glassThemes } from '../themes/index.ts'
import { glassWords } from '../words/index.ts'
import { fills, symbols } from './pieces.ts'
import { canonicalMaths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { scene } from './scene.ts'

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'fairness.ts')

/** Draws the page on which a round of Sea Glass is recomputed. */
export const fairnessPage = checkPage({
  kind: 'solo',
  hasStake: true,
  ...themedCheck(glassWords, glassThemes, { fills, symbols }),
  scene,
  steps: [
    html`Each block is read as eight 4-byte numbers, big end first. A number of 4294967280 or more is passed over; the others modulo 24 are
    the stops.`,
    html`The first five stops are the top pieces of the five columns. The four pieces after each lie below it.`,
    html`Where pieces are taken away those above fall, and the pieces before the stop follow from above.`,
  ],
  maths: canonicalMaths(),
  mathsHash,
  script: checkScript,
})
