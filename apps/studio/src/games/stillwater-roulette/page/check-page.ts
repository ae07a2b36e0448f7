import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { checkPage } from '../../../page-kit/check/check-page.ts'
import { rouletteWords } from '../../../page-kit/roulette/words/index.ts'
import { canonicalMaths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { scene } from './scene.ts'

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'check-stillwater.ts')

/** Draws the page on which a round of Stillwater Roulette is recomputed. */
export const stillwaterFairnessPage = checkPage({
  kind: 'table',
  own: () => rouletteWords,
  scene,
  bet: '{"red":"100","n17":"50"}',
  blocks: 'HMAC-SHA256(seed, "stillwater:" + number + ":" + i)',
  steps: [
    html`Each block is read as eight 4-byte numbers, big end first. A number of 4294967289 or more is passed over; the first other one
    modulo 37 is where the ball falls.`,
  ],
  maths: canonicalMaths(),
  mathsHash,
  script: checkScript,
})
