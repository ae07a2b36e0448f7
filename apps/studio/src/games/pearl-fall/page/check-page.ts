import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { checkPage } from '../../../page-kit/check/check-page.ts'
import { pearlWords } from '../words/index.ts'
import { canonicalMaths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { scene } from './scene.ts'

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'check-pearl.ts')

/** Draws the page on which a round of Pearl Fall is recomputed. */
export const fairnessPage = checkPage({
  kind: 'solo',
  hasStake: true,
  own: () => pearlWords,
  scene,
  choice: '{"risk":"low","rows":8}',
  steps: [
    html`The blocks are read one after the other as 4-byte numbers, big end first.`,
    html`Each row of pins takes one number, modulo 2: at 0 the pearl falls to the left, at 1 to the right. The steps to the right are the
    cup, counted from the left beginning with 0.`,
  ],
  maths: canonicalMaths(),
  mathsHash,
  script: checkScript,
})
