// Runs in a browser: recomputes a round with the browser's own cryptography.
import { fillIn } from '../../../page-kit/page.ts'
import { openSoloCheck } from '../../../page-kit/check/check-solo.ts'
import { rowsOf, symbolBoard } from '../../../page-kit/check/symbol-board.ts'
import { playSeaGlass } from '../play/play-sea-glass.ts'
import { readWaves } from '../play/read-waves.ts'
import type { GlassWords } from '../words/index.ts'

openSoloCheck<GlassWords>({
  play: async (open, { stake, own, words }) => {
    const { stops, win } = await playSeaGlass(open(), stake)
    const waves = readWaves(stops).flatMap(({ board, clusters, times }, at) => {
      const taken = clusters.map(({ piece, cells }) => fillIn(own.cluster, { count: cells.length, piece: own.pieces[piece] })).join(', ')
      return [
        symbolBoard(rowsOf(board), (piece) => own.pieces[piece]),
        { label: fillIn(words.wave, { number: at + 1 }), text: taken ? `${taken} · × ${times}` : words.nothing },
      ]
    })
    return { came: [{ label: words.stops, text: stops.join(', ') }, ...waves], win }
  },
})
