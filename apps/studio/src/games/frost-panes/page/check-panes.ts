// Runs in a browser: recomputes a round with the browser's own cryptography.
import { openSoloCheck } from '../../../page-kit/check/check-solo.ts'
import { symbolBoard } from '../../../page-kit/check/symbol-board.ts'
import { playFrostPanes } from '../play/play-frost-panes.ts'
import type { FrostWords } from '../words/index.ts'

openSoloCheck<FrostWords>({
  play: async (open, { stake, own, words }) => {
    const { prize, panes, win } = await playFrostPanes(open(), stake)
    const rows = [0, 3, 6].map((from) => panes.slice(from, from + 3))
    return {
      came: [
        symbolBoard(rows, (kind) => own.kinds[kind]),
        { label: words.panes, text: panes.map((kind) => own.kinds[kind]).join(', ') },
        { label: words.alike, text: prize ? own.kinds[prize] : words.nothing },
      ],
      win,
    }
  },
})
