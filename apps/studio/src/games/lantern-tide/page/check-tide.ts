// Runs in a browser: recomputes a round with the browser's own cryptography.
import { fillIn } from '../../../page-kit/page.ts'
import { openSoloCheck } from '../../../page-kit/check/check-solo.ts'
import { rowsOf, symbolBoard } from '../../../page-kit/check/symbol-board.ts'
import { maths } from '../play/maths.ts'
import { playTide, windowOf } from '../play/play-tide.ts'
import type { TideWords } from '../words/index.ts'

openSoloCheck<TideWords>({
  play: async (open, { stake, own, words, amounts }) => {
    const { turns, win } = await playTide(open(), stake)
    const came = turns.flatMap(({ stops, lines, scatters, win: pays }, at) => [
      { label: at === 0 ? words.stops : fillIn(words.freeSpin, { number: at }), text: stops.join(', ') },
      symbolBoard(rowsOf(windowOf(stops)), (symbol) => own.symbols[symbol]),
      ...lines.map(({ line, symbol, count, amount }) => ({
        label: fillIn(own.line, { line: line + 1, count, symbol: own.symbols[symbol] }),
        text: amounts.write(BigInt(amount)),
      })),
      { label: own.symbols[maths.scatter.symbol], text: `${scatters} ×` },
      { label: fillIn(words.pays, { win: amounts.write(BigInt(pays)) }), text: '' },
    ])
    return { came, win }
  },
})
