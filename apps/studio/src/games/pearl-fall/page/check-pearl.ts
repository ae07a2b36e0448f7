// Runs in a browser: recomputes a round with the browser's own cryptography.
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import { openCheckForm, openSeed, paragraph, readJson } from '../../../page-kit/check-form.ts'
import { playPearlFall, readBoard } from '../play/play-pearl-fall.ts'

openCheckForm(async ({ serverSeed = '', clientSeed = '', nonce = '', choice }) => {
  const board = readBoard(readJson(choice))
  if (!board) return [paragraph('The board', '{"risk":"low","rows":8}, with risk low, medium or high and 8, 12 or 16 rows')]
  const { fingerprint, blocksOf } = await openSeed(serverSeed)
  // With a stake of ten units, what is paid is the multiple of the stake in tenths.
  const { way, cup, win } = await playPearlFall(openDraw(blocksOf(`${clientSeed}:${nonce}`)), 10n, board)
  return [
    paragraph('Fingerprint of our seed', fingerprint),
    paragraph('Way', way.map((right) => (right === 1 ? 'right' : 'left')).join(', ')),
    paragraph('Cup from the left', `${cup + 1} of ${board.rows + 1}`),
    paragraph('Pays', `${Number(win) / 10} × the stake`),
  ]
})
