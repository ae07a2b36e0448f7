// Runs in a browser: recomputes a round with the browser's own cryptography.
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import { openCheckForm, openSeed, paragraph } from '../../../page-kit/check-form.ts'
import { lineCount, rowCount } from '../play/maths.ts'
import { playAmberHive, type Drop } from '../play/play-amber-hive.ts'
import { english } from '../words/en.ts'

openCheckForm(async ({ serverSeed = '', clientSeed = '', nonce = '' }) => {
  const { fingerprint, blocksOf } = await openSeed(serverSeed)
  // A stake of one unit a line: what is paid then is the multiple of the line stake.
  const { spin, honey, win } = await playAmberHive(openDraw(blocksOf(`${clientSeed}:${nonce}`)), BigInt(lineCount))
  const rows = Array.from({ length: rowCount }, (_, row) => spin.window.map((reel) => english.symbols[reel[row] ?? 'G']).join(', '))
  return [
    paragraph('Fingerprint of our seed', fingerprint),
    paragraph('Stops', spin.stops.join(', ')),
    paragraph('Window', rows.join(' / ')),
    paragraph('Lines pay', `${spin.pays} × the line stake`),
    ...(honey ? [honey.first, ...honey.respins].map((drops, at) => paragraph(at === 0 ? 'Honey' : `Respin ${at}`, dropsText(drops))) : []),
    paragraph('In all', `${win} × the line stake`),
  ]
})

const dropsText = (drops: readonly Drop[]): string =>
  drops.length === 0
    ? 'none'
    : drops
        .map(({ cell, times }) => `reel ${Math.floor(cell / rowCount) + 1}, row ${(cell % rowCount) + 1}: ${times} × the stake`)
        .join('; ')
