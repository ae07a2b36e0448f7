import type { Draw } from '../../../engine/fairness/fair-draw.ts'
import { readChips } from '../../../engine/rounds/chips.ts'
import type { Bets, Outcome } from '../../../engine/rounds/round.ts'
import type { RoundView } from '../../../engine/rounds/round-view.ts'
import { pockets } from '../../../engine/roulette/pockets.ts'
import { spotOf, winOf } from './maths.ts'

/** What decided a round: where the ball fell. */
export type MillstoneOutcome = Outcome & { pocket: number }

/** A round as its page is told it; what is chosen with the bet is its chips. */
export type MillstoneRound = RoundView<MillstoneOutcome>

/** Decides a round: one number says where the ball falls. */
export async function spinMillstone(draw: Draw, _stake: bigint, choice: unknown): Promise<MillstoneOutcome> {
  const [place = 0] = await draw(pockets.length, 1)
  const pocket = pockets[place] ?? 0
  return { pocket, win: String(winOf(readBets(choice) ?? {}, pocket)) }
}

/** Reads chips on this table from outside; null for anything else. */
export const readBets = (asked: unknown): Bets | null => readChips(asked, (id) => spotOf(id) !== undefined)
