// Runs in a browser: recomputes a round with the browser's own cryptography.
import { fillIn } from '../../../page-kit/page.ts'
import { openSoloCheck } from '../../../page-kit/check/check-solo.ts'
import { rowsOf, symbolBoard } from '../../../page-kit/check/symbol-board.ts'
import { playOrchard } from '../play/play-orchard.ts'
import type { OrchardWords } from '../words/index.ts'

openSoloCheck<OrchardWords>({
  play: async (open, { stake, own, words, amounts }) => {
    const { stops, window, lines, win } = await playOrchard(open(), stake)
    const paying = lines.map(({ line, symbol, count, amount }) => ({
      label: fillIn(own.line, { line: line + 1, count, symbol: own.symbols[symbol] }),
      text: amounts.write(BigInt(amount)),
    }))
    const board = symbolBoard(rowsOf(window), (symbol) => own.symbols[symbol])
    return { came: [{ label: words.stops, text: stops.join(', ') }, board, ...paying], win }
  },
})
