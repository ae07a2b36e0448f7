import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { checkPage } from '../../../page-kit/check/check-page.ts'
import { noWords } from '../../../page-kit/words/index.ts'
import { canonicalMaths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { scene } from './scene.ts'

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'check-level.ts')

/** Draws the page on which a round of Spirit Level is recomputed. */
export const fairnessPage = checkPage({
  kind: 'solo',
  hasStake: true,
  own: () => noWords,
  scene,
  choice: '{"chance":49,"side":"below"}',
  steps: [
    html`The blocks are read one after the other as 4-byte numbers, big end first. A number that would favour the low results is passed
    over.`,
    html`The first number, modulo 10,000, is the place of the bubble in hundredths. Below wins if the place in percent is below the chance,
    above if it is at least 100 less the chance.`,
  ],
  maths: canonicalMaths(),
  mathsHash,
  script: checkScript,
})
