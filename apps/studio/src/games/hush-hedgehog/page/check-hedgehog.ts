// Runs in a browser: recomputes a round with the browser's own cryptography.
import { openSoloCheck, playOut } from '../../../page-kit/check/check-solo.ts'
import { actOf, playHushHedgehog, readHedgehogs, type HedgehogOutcome } from '../play/play-hush-hedgehog.ts'

openSoloCheck({
  readChoice: readHedgehogs,
  play: async (open, given) => {
    const { words } = given
    const played = await playOut({ play: playHushHedgehog, actOf }, open, given)
    if ('sentence' in played) return played
    const { sleeping, opened, woken, win } = played.stage.outcome as HedgehogOutcome // as playHushHedgehog returns it
    const heaps = (places: readonly number[]) => placesOf(places) || words.nothing
    return {
      came: [
        { label: words.sleeping, text: heaps(sleeping) },
        { label: words.opened, text: heaps(opened) },
        { label: words.woken, text: heaps(woken === null ? [] : [woken]) },
      ],
      win,
    }
  },
})

/** Writes heaps as the page's log counts them, from 1. */
const placesOf = (heaps: readonly number[]): string =>
  heaps
    .toSorted((a, b) => a - b)
    .map((heap) => heap + 1)
    .join(', ')
