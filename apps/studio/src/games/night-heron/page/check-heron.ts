// Runs in a browser: recomputes a round with the browser's own cryptography.
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import { openCheckForm, openSeed, paragraph } from '../../../page-kit/check-form.ts'
import { maths } from '../play/maths.ts'
import { playNightHeron, type PaidSpin } from '../play/play-night-heron.ts'
import { english } from '../words/en.ts'

openCheckForm(async ({ serverSeed = '', clientSeed = '', nonce = '' }) => {
  const { fingerprint, blocksOf } = await openSeed(serverSeed)
  // A stake of one unit a part: what is paid then is the multiple of a twentieth.
  const { spin, free, win } = await playNightHeron(openDraw(blocksOf(`${clientSeed}:${nonce}`)), BigInt(maths.stakeParts))
  return [
    paragraph('Fingerprint of our seed', fingerprint),
    ...told('Stops', spin),
    ...free.flatMap((one, at) => told(`Free spin ${at + 1}`, one)),
    paragraph('In all', `${win} × a twentieth of the stake`),
  ]
})

function told(name: string, { stops, window, herons, pays }: PaidSpin): HTMLElement[] {
  const rows = Array.from({ length: maths.rows }, (_, row) =>
    window.map((reel, at) => english.symbols[herons.includes(at) ? maths.wild : (reel[row] ?? 'K')]).join(', '),
  )
  return [paragraph(name, stops.join(', ')), paragraph('Window', rows.join(' / ')), paragraph('Pays', `${pays} × a twentieth of the stake`)]
}
