import { join } from 'node:path'
import { checkPage } from '../../../page-kit/check/check-page.ts'
import { puntoCheckWords, puntoSteps } from '../../../page-kit/baccarat/punto-check.ts'
import { canonicalMaths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { scene } from './scene.ts'

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'check-baccarat.ts')

/** Draws the page on which a round of Quince Baccarat is recomputed. */
export const fairnessPage = checkPage({
  kind: 'solo',
  own: () => puntoCheckWords,
  scene,
  choice: '{"player":"100"}',
  steps: puntoSteps,
  maths: canonicalMaths(),
  mathsHash,
  script: checkScript,
})
