// Runs in a browser: recomputes a round of a wheel that players share, with the browser's own cryptography.
import { openDraw } from '../../engine/fairness/fair-draw.ts'
import { pocketDrawn } from '../../engine/roulette/pocket-drawn.ts'
import { colourOf } from '../../engine/roulette/pockets.ts'
import { openCheckForm, openSeed, paragraph } from '../check-form.ts'

/** Opens the form on which a round of the wheel with this label is recomputed. */
export const checkSharedWheel = (label: string): void =>
  openCheckForm(async ({ seed = '', number = '' }) => {
    const { fingerprint, blocksOf } = await openSeed(seed)
    const pocket = await pocketDrawn(openDraw(blocksOf(`${label}:${Number(number)}`)))
    return [paragraph('Fingerprint of the seed', fingerprint), paragraph('Number', `${pocket} ${colourOf(pocket)}`)]
  })
