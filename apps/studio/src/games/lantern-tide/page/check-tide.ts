// Runs in a browser: recomputes a round with the browser's own cryptography.
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import { openCheckForm, openSeed, paragraph } from '../../../page-kit/check-form.ts'
import { playTide, windowOf } from '../play/play-tide.ts'

const names = { W: 'lantern', S: 'boat', A: 'koi', B: 'lotus', C: 'moon', D: 'wave', E: 'star', F: 'shell', G: 'reed' }
/** A stake of one unit a line: what is paid then is the multiple of the line stake. */
const oneALine = 20n

openCheckForm(async ({ serverSeed = '', clientSeed = '', nonce = '' }) => {
  const { fingerprint, blocksOf } = await openSeed(serverSeed)
  const { turns, win } = await playTide(openDraw(blocksOf(`${clientSeed}:${nonce}`)), oneALine)
  const told = turns.flatMap(({ stops, win: pays }, at) => {
    const rows = [0, 1, 2].map((row) =>
      windowOf(stops)
        .map((reel) => names[reel[row] ?? 'G'])
        .join(', '),
    )
    return [
      paragraph(at === 0 ? 'Stops' : `Free spin ${at}`, stops.join(', ')),
      paragraph('Window', rows.join(' / ')),
      paragraph('Pays', `${pays} × the line stake`),
    ]
  })
  return [paragraph('Fingerprint of our seed', fingerprint), ...told, paragraph('In all', `${win} × the line stake`)]
})
