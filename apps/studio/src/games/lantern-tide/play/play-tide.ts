import type { Draw } from '../../../engine/fairness/fair-draw.ts'
import type { RoundView } from '../../../engine/rounds/round-view.ts'
import { lineCount, maths, stopsPerStrip, type TideSymbol } from './maths.ts'

/** The win of a line: its index in `maths.lines`, the symbol, how many of it, and the multiple of the line stake. */
export type LineWin = { line: number; symbol: TideSymbol; count: 3 | 4 | 5; pays: number }

/** One turn of the reels, with what it paid in minor units as text; free spins are turns after the first. */
export type Turn = { stops: number[]; lines: (LineWin & { amount: string })[]; scatters: number; freeSpins: number; win: string }

/** What decided a round: its turns in order, the first for the stake and the others free. */
export type TideOutcome = { turns: Turn[]; win: string }

/** A round as its page is told it. */
export type TideRound = RoundView<TideOutcome>

/** Decides a round: the turn for the stake, and every free spin that follows from it. */
export async function playTide(draw: Draw, stake: bigint): Promise<TideOutcome> {
  const turns = [await turn(draw, stake, 1)]
  for (let left = turns[0]?.freeSpins ?? 0; left > 0; left -= 1) {
    const free = await turn(draw, stake, maths.freeSpinMultiplier)
    turns.push(free)
    left += free.freeSpins
  }
  return { turns, win: String(turns.reduce((sum, { win }) => sum + BigInt(win), 0n)) }
}

async function turn(draw: Draw, stake: bigint, multiplier: number): Promise<Turn> {
  const stops = await draw(stopsPerStrip, maths.strips.length)
  const { lines, scatters, scatterPays, freeSpins } = readStops(stops)
  const lineStake = (stake / BigInt(lineCount)) * BigInt(multiplier)
  const paid = lines.map((line) => ({ ...line, amount: String(lineStake * BigInt(line.pays)) }))
  const win = paid.reduce((sum, { amount }) => sum + BigInt(amount), stake * BigInt(scatterPays * multiplier))
  return { stops, lines: paid, scatters, freeSpins, win: String(win) }
}

/** Returns the window of five stops by reel, top to bottom. */
export const windowOf = (stops: readonly number[]): TideSymbol[][] =>
  maths.strips.map((strip, reel) => [0, 1, 2].map((row) => symbolAt(strip, (stops[reel] ?? 0) + row)))

/** Reads a turn from its stops. It knows nothing of stakes, players or chance. */
export function readStops(stops: readonly number[]): { lines: LineWin[]; scatters: number; scatterPays: number; freeSpins: number } {
  const window = windowOf(stops)
  const lines = maths.lines.flatMap((rows, line) => {
    const win = readLine(rows.map((row, reel) => window[reel]?.[row] ?? 'S'))
    return win ? [{ line, ...win }] : []
  })
  const scatters = window.flat().filter((symbol) => symbol === maths.scatter.symbol).length
  const { pays, freeSpins } = maths.scatter
  return { lines, scatters, scatterPays: pays[scatters - 3] ?? 0, freeSpins: freeSpins[scatters - 3] ?? 0 }
}

/** Returns the win of five symbols in a line, left to right; null if none. No wild stands on the first reel. */
function readLine(symbols: readonly TideSymbol[]): Omit<LineWin, 'line'> | null {
  const [symbol] = symbols
  if (symbol === undefined || !isPaying(symbol)) return null
  const other = symbols.findIndex((one) => one !== symbol && one !== maths.wild)
  const count = other === -1 ? symbols.length : other
  if (count !== 3 && count !== 4 && count !== 5) return null
  return { symbol, count, pays: maths.kinds[symbol][count - 3] ?? 0 }
}

const isPaying = (symbol: TideSymbol): symbol is keyof typeof maths.kinds => symbol in maths.kinds

function symbolAt(strip: string, index: number): TideSymbol {
  return strip[index % stopsPerStrip] as TideSymbol // strips are written in these letters only; a test counts them
}
