// Runs in a browser: recomputes a round with the browser's own cryptography.
import { fillIn } from '../../../page-kit/page.ts'
import type { Part } from '../../../page-kit/check/check-data.ts'
import { openSoloCheck } from '../../../page-kit/check/check-solo.ts'
import { rowsOf, symbolBoard } from '../../../page-kit/check/symbol-board.ts'
import { maths } from '../play/maths.ts'
import { playNightHeron, type PaidSpin } from '../play/play-night-heron.ts'
import type { HeronWords } from '../words/index.ts'

openSoloCheck<HeronWords>({
  play: async (open, { stake, own, words, amounts }) => {
    const { spin, free, moonPay, win } = await playNightHeron(open(), stake)
    const write = (amount: string) => amounts.write(BigInt(amount))
    const told = (label: string, { stops, window, herons, wins, moons, amount }: PaidSpin): Part[] => [
      { label, text: stops.join(', ') },
      // A heron fills the reel on which it stands.
      symbolBoard(
        rowsOf(window.map((reel, at) => (herons.includes(at) ? reel.map(() => maths.wild) : reel))),
        (symbol) => own.symbols[symbol],
      ),
      ...wins.map(({ symbol, reels, ways }) => ({
        label: fillIn(own.way, { count: reels, symbol: own.symbols[symbol], ways }),
        text: '',
      })),
      ...(moons > 0 ? [{ label: own.symbols[maths.scatter], text: `${moons} ×` }] : []),
      { label: fillIn(words.pays, { win: write(amount) }), text: '' },
    ]
    return {
      came: [
        ...told(words.stops, spin),
        ...(moonPay === '0' ? [] : [{ label: own.symbols[maths.scatter], text: write(moonPay) }]),
        ...free.flatMap((one, at) => told(fillIn(words.freeSpin, { number: at + 1 }), one)),
      ],
      win,
    }
  },
})
