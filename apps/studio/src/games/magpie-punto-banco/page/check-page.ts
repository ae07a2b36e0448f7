import { join } from 'node:path'
import { checkPage } from '../../../page-kit/check/check-page.ts'
import { puntoCheckWords, puntoSteps } from '../../../page-kit/baccarat/punto-check.ts'
import { canonicalMaths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { scene } from './scene.ts'

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'check-magpie.ts')

/** Draws the page on which a round of Magpie Punto Banco is recomputed. */
export const magpieFairnessPage = checkPage({
  kind: 'table',
  own: () => puntoCheckWords,
  scene,
  bet: '{"player":"100"}',
  blocks: 'HMAC-SHA256(seed, "magpie:" + number + ":" + i)',
  steps: puntoSteps,
  maths: canonicalMaths(),
  mathsHash,
  script: checkScript,
})
