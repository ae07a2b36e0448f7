// Runs in a browser: recomputes a round with the browser's own cryptography.
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import { openCheckForm, openSeed, paragraph, readJson } from '../../../page-kit/check-form.ts'
import { playTideNumbers, readMarks } from '../play/play-tide-numbers.ts'

openCheckForm(async ({ serverSeed = '', clientSeed = '', nonce = '', choice }) => {
  const marks = readMarks(readJson(choice))
  if (!marks) return [paragraph('The numbers marked', 'one to six different numbers from 1 to 40, in brackets')]
  const { fingerprint, blocksOf } = await openSeed(serverSeed)
  // With a stake of ten units, what is paid is the multiple of the stake in tenths.
  const { drawn, hits, win } = await playTideNumbers(openDraw(blocksOf(`${clientSeed}:${nonce}`)), 10n, marks)
  return [
    paragraph('Fingerprint of our seed', fingerprint),
    paragraph('Drawn', drawn.join(', ')),
    paragraph('Hits', hits.length === 0 ? 'none' : hits.join(', ')),
    paragraph('Pays', `${Number(win) / 10} × the stake`),
  ]
})
