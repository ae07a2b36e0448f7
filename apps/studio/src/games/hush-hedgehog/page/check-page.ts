import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { checkPage } from '../../../page-kit/check/check-page.ts'
import { noWords } from '../../../page-kit/words/index.ts'
import { canonicalMaths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { scene } from './scene.ts'

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'check-hedgehog.ts')

/** Draws the page on which a round of Hush, Hedgehog is recomputed. */
export const fairnessPage = checkPage({
  kind: 'solo',
  hasStake: true,
  own: () => noWords,
  scene,
  choice: '3',
  acts: '[{"open":12},{"take":true}]',
  steps: [
    html`The blocks are read one after the other as 4-byte numbers, big end first. A number that would favour the low results is passed
    over.`,
    html`The heaps from 0 to 24 lie in a row. The first number read, modulo 25, says how far to the right of the first place the heap is
    that changes places with it; the next, modulo 24, does so for the second place, and so on for each hedgehog. They sleep in the heaps in
    front, before any heap is opened.`,
  ],
  maths: canonicalMaths(),
  mathsHash,
  script: checkScript,
})
