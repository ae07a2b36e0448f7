import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { checkPage } from '../../../page-kit/check/check-page.ts'
import { noWords } from '../../../page-kit/words/index.ts'
import { canonicalMaths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { scene } from './scene.ts'

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'check-tide.ts')

/** Draws the page on which a round of Tide Numbers is recomputed. */
export const fairnessPage = checkPage({
  kind: 'solo',
  hasStake: true,
  own: () => noWords,
  scene,
  choice: '[7,21,34]',
  steps: [
    html`The blocks are read one after the other as 4-byte numbers, big end first. A number that would favour the low results is passed
    over.`,
    html`The numbers from 1 to 40 lie in a row. The first number read, modulo 40, says how far to the right of the first place the number is
    that changes places with it; the next, modulo 39, does so for the second place, and so on ten times. The ten in front are drawn, in this
    order.`,
  ],
  maths: canonicalMaths(),
  mathsHash,
  script: checkScript,
})
