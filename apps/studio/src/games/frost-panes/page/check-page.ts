import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { checkPage } from '../../../page-kit/check/check-page.ts'
import { themedCheck } from '../../../page-kit/check/themed-check.ts'
import { frostThemes } from '../themes/index.ts'
import { frostWords } from '../words/index.ts'
import { fills, symbols } from './pieces.ts'
import { canonicalMaths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { scene } from './scene.ts'

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'check-panes.ts')

/** Draws the page on which a round of Frost Panes is recomputed. */
export const fairnessPage = checkPage({
  kind: 'solo',
  hasStake: true,
  ...themedCheck(frostWords, frostThemes, { fills, symbols }),
  scene,
  steps: [
    html`The blocks are read one after the other as 4-byte numbers, big end first. A number that would favour the low results is passed
    over.`,
    html`The first number, modulo 100,000, is the window of the series: the first 4 have prize A, the next 30 prize B, and so on.`,
    html`With a prize, three places of nine are drawn by exchanging places as in a shuffle (modulo 9, 8 and 7), then six numbers modulo 7
    say which of the other kinds is behind each other pane. Without one, nine numbers modulo 8 do. If a kind is there three times, all of
    them are drawn again.`,
  ],
  maths: canonicalMaths(),
  mathsHash,
  script: checkScript,
})
