// Runs in a browser: recomputes a round of the wheel with the browser's own cryptography.
import { openCheckForm, openSeed, paragraph } from '../../../page-kit/check-form.ts'
import { drawNumbers } from '../../../engine/fairness/fair-draw.ts'
import { colourOf, pockets } from '../../../engine/roulette/pockets.ts'

openCheckForm(async ({ seed = '', number = '' }) => {
  const { fingerprint, blocksOf } = await openSeed(seed)
  const [pocket = 0] = await drawNumbers(blocksOf(`wheel:${Number(number)}`), pockets.length, 1)
  return [paragraph('Fingerprint of the seed', fingerprint), paragraph('Number', `${pocket} ${colourOf(pocket)}`)]
})
