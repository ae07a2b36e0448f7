import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { checkPage } from '../../../page-kit/check/check-page.ts'
import { themedCheck } from '../../../page-kit/check/themed-check.ts'
import { orchardThemes } from '../themes/index.ts'
import { orchardWords } from '../words/index.ts'
import { fills, symbols } from './symbols.ts'
import { canonicalMaths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { scene } from './scene.ts'

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'fairness.ts')

/** Draws the page on which a round of Orchard is recomputed. */
export const fairnessPage = checkPage({
  kind: 'solo',
  hasStake: true,
  ...themedCheck(orchardWords, orchardThemes, { fills, symbols }),
  scene,
  steps: [
    html`Each block is read as eight 4-byte numbers, big end first. A number of 4294967280 or more is passed over; the others modulo 30 are
    the stops.`,
    html`The first three stops are the top symbols of the three reels. The two symbols after each lie below it.`,
  ],
  maths: canonicalMaths(),
  mathsHash,
  script: checkScript,
})
