// Runs in a browser: recomputes a round with the browser's own cryptography.
import { openSoloCheck } from '../../../page-kit/check/check-solo.ts'
import { maths } from '../play/maths.ts'
import { playSpiritLevel, readAim } from '../play/play-spirit-level.ts'

openSoloCheck({
  readChoice: readAim,
  play: async (open, { stake, choice, words }) => {
    const { place, win } = await playSpiritLevel(open(), stake, choice)
    return { came: [{ label: words.place, text: (place / maths.placesPerPercent).toFixed(2) }], win }
  },
})
