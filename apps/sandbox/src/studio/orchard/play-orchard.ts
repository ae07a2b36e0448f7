import { maths, stopsPerStrip, type ReelSymbol } from './maths.ts'

/**
 * The win of a line: its index in `maths.lines`, the symbol, the number of positions, and the multiple of the line
 * stake.
 */
export type LineWin = { line: number; symbol: ReelSymbol; count: 2 | 3; pays: number }

/** The result of a round's stops: the window by reel, top to bottom, and the winning lines. */
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

/** Returns the win of three symbols in a line, left to right; null if none. */
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
