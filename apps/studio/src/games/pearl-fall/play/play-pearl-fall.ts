import type { Draw } from '../../../engine/fairness/fair-draw.ts'
import type { RoundView } from '../../../engine/rounds/round-view.ts'
import { cupsOf, riskChoices, rowChoices, type Risk, type Rows } from './maths.ts'

/** The board that a player chooses. */
export type Board = { rows: Rows; risk: Risk }

/** What decided a round: at each pin 0 for left and 1 for right, and the cup from the left that this ends in. */
export type PearlOutcome = Board & { way: number[]; cup: number; tenths: number; win: string }

/** A round of Pearl Fall as its page is told it. */
export type PearlRound = RoundView<PearlOutcome>

/** Reads the board that a page asks for; null if it is none. */
export function readBoard(asked: unknown): Board | null {
  if (typeof asked !== 'object' || asked === null || !('rows' in asked) || !('risk' in asked)) return null
  const [rows, risk] = [rowChoices.find((one) => one === asked.rows), riskChoices.find((one) => one === asked.risk)]
  return rows && risk ? { rows, risk } : null
}

/** Decides a round by a single bit for each row. The stake is a multiple of the unit; the choice was read by {@link readBoard}. */
export async function playPearlFall(draw: Draw, stake: bigint, choice: unknown): Promise<PearlOutcome> {
  const { rows, risk } = choice as Board // read by readBoard
  const way = await draw(2, rows)
  const cup = way.reduce((sum, right) => sum + right, 0)
  const tenths = cupsOf(rows, risk)[cup] ?? 0
  return { rows, risk, way, cup, tenths, win: String((stake * BigInt(tenths)) / 10n) }
}
