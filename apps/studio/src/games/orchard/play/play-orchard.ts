import type { Draw } from '../../../engine/fairness/fair-draw.ts'
import type { RoundView } from '../../../engine/rounds/round-view.ts'
import { lineCount, maths, stopsPerStrip, type ReelSymbol } from './maths.ts'

/**
 * The win of a line: its index in `maths.lines`, the symbol, the number of positions, and the multiple of the line
 * stake.
 */
export type LineWin = { line: number; symbol: ReelSymbol; count: 2 | 3; pays: number }

/** The result of a round's stops: the window by reel, top to bottom, and the winning lines. */
type Reading = { window: ReelSymbol[][]; lines: LineWin[]; pays: number }

/** What decided a round; amounts are minor units as text. */
export type ReelOutcome = { stops: number[]; window: ReelSymbol[][]; lines: (LineWin & { amount: string })[]; win: string }

/** A round of Orchard as its page is told it. */
export type OrchardRound = RoundView<ReelOutcome>

/** Decides a round: three stops, and what their lines pay for the stake, which the lines share equally. */
export async function playOrchard(draw: Draw, stake: bigint): Promise<ReelOutcome> {
  const stops = await draw(stopsPerStrip, maths.strips.length)
  const lineStake = stake / BigInt(lineCount)
  const { window, lines, pays } = readStops(stops)
  const paid = lines.map((line) => ({ ...line, amount: String(lineStake * BigInt(line.pays)) }))
  return { stops, window, lines: paid, win: String(lineStake * BigInt(pays)) }
}

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
