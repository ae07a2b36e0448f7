// Runs in a browser: recomputes a round with the browser's own cryptography.
import { fillIn } from '../../../page-kit/page.ts'
import { openSoloCheck } from '../../../page-kit/check/check-solo.ts'
import { playPearlFall, readBoard } from '../play/play-pearl-fall.ts'
import type { PearlWords } from '../words/index.ts'

openSoloCheck<PearlWords, NonNullable<ReturnType<typeof readBoard>>>({
  readChoice: readBoard,
  play: async (open, { stake, choice, own, words }) => {
    const { way, cup, win } = await playPearlFall(open(), stake, choice)
    return {
      came: [
        { label: words.way, text: way.map((right) => (right === 1 ? own.right : own.left)).join(', ') },
        { label: words.cup, text: fillIn(words.ofAll, { one: cup + 1, all: choice.rows + 1 }) },
      ],
      win,
    }
  },
})
