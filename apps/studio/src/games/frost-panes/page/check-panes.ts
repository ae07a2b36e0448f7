// Runs in a browser: recomputes a round with the browser's own cryptography.
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import { openCheckForm, openSeed, paragraph } from '../../../page-kit/check-form.ts'
import { maths, type Kind } from '../play/maths.ts'
import { playFrostPanes } from '../play/play-frost-panes.ts'
import { english } from '../words/en.ts'

/** Names a kind with what three of it pay, by which those of a theme are known. */
const nameOf = (kind: Kind): string => `${english.kinds[kind]} (× ${maths.prizes[kind].times})`

openCheckForm(async ({ serverSeed = '', clientSeed = '', nonce = '' }) => {
  const { fingerprint, blocksOf } = await openSeed(serverSeed)
  const { prize, panes, times } = await playFrostPanes(openDraw(blocksOf(`${clientSeed}:${nonce}`)), 1n)
  return [
    paragraph('Fingerprint of our seed', fingerprint),
    paragraph('Panes', panes.map(nameOf).join(', ')),
    paragraph('Three alike', prize ? nameOf(prize) : 'none'),
    paragraph('Pays', `${times} × the stake`),
  ]
})
