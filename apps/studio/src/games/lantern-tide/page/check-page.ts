import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { checkPage as drawCheckPage } from '../../../page-kit/check/check-page.ts'
import { themedCheck } from '../../../page-kit/check/themed-check.ts'
import { tideThemes } from '../themes/index.ts'
import { tideWords } from '../words/index.ts'
import { fills, symbols } from './symbols.ts'
import { canonicalMaths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { scene } from './scene.ts'

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'check-tide.ts')

/** Draws the page on which a round of Lantern Tide is recomputed. */
export const checkPage = drawCheckPage({
  kind: 'solo',
  hasStake: true,
  ...themedCheck(tideWords, tideThemes, { fills, symbols }),
  scene,
  steps: [
    html`The blocks are read one after the other as 4-byte numbers, big end first; modulo 32 each is a stop. 2³² is a multiple of 32, so
    none is passed over.`,
    html`Five stops are the top symbols of the five reels in one turn. Each free spin takes the next five.`,
  ],
  maths: canonicalMaths(),
  mathsHash,
  script: checkScript,
})
