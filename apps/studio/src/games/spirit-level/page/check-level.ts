// Runs in a browser: recomputes a round with the browser's own cryptography.
import { openDraw } from '../../../engine/fairness/fair-draw.ts'
import { openCheckForm, openSeed, paragraph, readJson } from '../../../page-kit/check-form.ts'
import { maths } from '../play/maths.ts'
import { playSpiritLevel, readAim } from '../play/play-spirit-level.ts'

openCheckForm(async ({ serverSeed = '', clientSeed = '', nonce = '', choice }) => {
  const aim = readAim(readJson(choice))
  if (!aim) return [paragraph('The side and the chance', '{"chance":49,"side":"below"}, with 2 to 95 percent, below or above')]
  const { fingerprint, blocksOf } = await openSeed(serverSeed)
  // With a stake of a hundred units, what is paid is the multiple of the stake in hundredths.
  const { place, win } = await playSpiritLevel(openDraw(blocksOf(`${clientSeed}:${nonce}`)), 100n, aim)
  return [
    paragraph('Fingerprint of our seed', fingerprint),
    paragraph('Place', (place / maths.placesPerPercent).toFixed(2)),
    paragraph('Pays', `${Number(win) / 100} × the stake`),
  ]
})
