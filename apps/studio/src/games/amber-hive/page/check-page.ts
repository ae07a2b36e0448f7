import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { checkPage } from '../../../page-kit/check/check-page.ts'
import { themedCheck } from '../../../page-kit/check/themed-check.ts'
import { hiveThemes } from '../themes/index.ts'
import { hiveWords } from '../words/index.ts'
import { fills, symbols } from './symbols.ts'
import { canonicalMaths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { scene } from './scene.ts'

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'check-hive.ts')

/** Draws the page on which a round of Amber Hive is recomputed. */
export const fairnessPage = checkPage({
  kind: 'solo',
  hasStake: true,
  ...themedCheck(hiveWords, hiveThemes, { fills, symbols }),
  scene,
  steps: [
    html`The blocks are read one after the other as 4-byte numbers, big end first; each modulo what is drawn from. A number that would
    favour the low results is passed over.`,
    html`The first five, modulo 32, are the top symbols of the five reels.`,
    html`If six cells or more hold honey, a number modulo 64 for each drop says what it holds, cell by cell. Then, in each respin, a number
    modulo 18 for each free cell: at 0 a drop lands, whose value is drawn after all cells.`,
  ],
  maths: canonicalMaths(),
  mathsHash,
  script: checkScript,
})
