// Runs in a browser: recomputes a round with the browser's own cryptography.
import { fillIn } from '../../../page-kit/page.ts'
import { openSoloCheck } from '../../../page-kit/check/check-solo.ts'
import { rowsOf, symbolBoard } from '../../../page-kit/check/symbol-board.ts'
import { rowCount } from '../play/maths.ts'
import { playAmberHive, type Drop } from '../play/play-amber-hive.ts'
import type { HiveWords } from '../words/index.ts'

openSoloCheck<HiveWords>({
  play: async (open, { stake, own, words, amounts }) => {
    const { spin, honey, win } = await playAmberHive(open(), stake)
    const write = (amount: string) => amounts.write(BigInt(amount))
    const dropText = ({ cell, amount }: Drop) =>
      `${fillIn(words.cell, { reel: Math.floor(cell / rowCount) + 1, row: (cell % rowCount) + 1 })}: ${write(amount)}`
    const dropsText = (drops: readonly Drop[]) => drops.map(dropText).join('; ') || words.nothing
    return {
      came: [
        { label: words.stops, text: spin.stops.join(', ') },
        symbolBoard(rowsOf(spin.window), (symbol) => own.symbols[symbol]),
        ...spin.lines.map(({ line, symbol, reels, amount }) => ({
          label: fillIn(own.line, { line: line + 1, count: reels, symbol: own.symbols[symbol] }),
          text: write(amount),
        })),
        ...(honey
          ? [
              { label: own.symbols.D, text: dropsText(honey.first) },
              ...honey.respins.map((drops, at) => ({ label: fillIn(words.respin, { number: at + 1 }), text: dropsText(drops) })),
              ...(honey.isFull ? [{ label: own.fullComb, text: write(honey.fullPay) }] : []),
            ]
          : []),
      ],
      win,
    }
  },
})
