import { maths, rowCount, stopsPerStrip, type PayingSymbol, type ReelSymbol } from './maths.ts'

/** The win of a line: its index in `maths.lines`, the symbol, on how many reels from the left, and the multiple of the line stake. */
export type LineWin = { line: number; symbol: PayingSymbol; reels: 3 | 4 | 5; pays: number }

/** A spin as its stops show it: the window by reel, top to bottom, the cells that hold honey, and the winning lines. */
export type Spin = { stops: number[]; window: ReelSymbol[][]; drops: number[]; lines: LineWin[]; pays: number }

/** Reads a spin from its stops. A cell's number is its reel times the rows, plus its row from the top. */
export function readSpin(stops: readonly number[]): Spin {
  const window = maths.strips.map((strip, reel) => [0, 1, 2].map((row) => symbolAt(strip, (stops[reel] ?? 0) + row)))
  const drops = window.flatMap((reel, at) => reel.flatMap((symbol, row) => (symbol === maths.honey.symbol ? [at * rowCount + row] : [])))
  const lines = maths.lines.flatMap(
    (rows, line) =>
      lineOf(
        rows.map((row, reel) => window[reel]?.[row] ?? 'D'),
        line,
      ) ?? [],
  )
  return { stops: [...stops], window, drops, lines, pays: lines.reduce((sum, { pays }) => sum + pays, 0) }
}

/** Returns the win of a line; no queen stands on the first reel, so its symbol is the line's. */
function lineOf(symbols: readonly ReelSymbol[], line: number): LineWin | undefined {
  const [first] = symbols
  if (first === undefined || first === 'W' || first === 'D') return undefined
  const end = symbols.findIndex((symbol) => symbol !== first && symbol !== maths.wild)
  const reels = end === -1 ? symbols.length : end
  if (reels < 3) return undefined
  return { line, symbol: first, reels: reels as 3 | 4 | 5, pays: maths.pays[first][reels - 3] ?? 0 } // three to five reels
}

function symbolAt(strip: string, index: number): ReelSymbol {
  return strip[index % stopsPerStrip] as ReelSymbol // strips are written in these letters only; a test counts them
}
