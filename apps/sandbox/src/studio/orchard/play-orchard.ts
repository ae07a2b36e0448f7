import { maths, stopsPerStrip, type ReelSymbol } from './maths.ts'

/** What one line pays: its number in `maths.lines`, the symbol that made it, how many positions count, and the multiple of the line stake. */
export type LineWin = { line: number; symbol: ReelSymbol; count: 2 | 3; pays: number }

/** What the stops of a round show and pay: the window by reel, top to bottom, and the lines that pay. */
type Reading = { window: ReelSymbol[][]; lines: LineWin[]; pays: number }

/** Reads a round from the stops of its three strips. It knows nothing of stakes, players or chance. */
export function readStops(stops: readonly number[]): Reading {
  const window = maths.strips.map((strip, reel) => [0, 1, 2].map((row) => symbolAt(strip, (stops[reel] ?? 0) + row)))
  const lines = maths.lines.flatMap((rows, line) => {
    const win = readLine(rows.map((row, reel) => window[reel]?.[row] ?? 'C'))
    return win ? [{ line, ...win }] : []
  })
  return { window, lines, pays: lines.reduce((sum, line) => sum + line.pays, 0) }
}

/** What three symbols in a line pay, left to right; null for nothing. */
export function readLine(symbols: readonly ReelSymbol[], pairPays: number = maths.pair.pays): Omit<LineWin, 'line'> | null {
  const kinds = [...new Set(symbols.filter((symbol) => symbol !== maths.wild))]
  if (kinds.length <= 1) {
    const symbol = kinds[0] ?? maths.wild
    return { symbol, count: 3, pays: maths.threeOfAKind[symbol] }
  }
  const pairs = symbols.slice(0, 2).every((symbol) => symbol === maths.pair.of || symbol === maths.wild)
  return pairs ? { symbol: maths.pair.of, count: 2, pays: pairPays } : null
}

function symbolAt(strip: string, index: number): ReelSymbol {
  return strip[index % stopsPerStrip] as ReelSymbol // strips are written in these letters only; a test counts them
}
