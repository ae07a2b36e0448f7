import type { Draw } from '../../../engine/fairness/fair-draw.ts'
import type { Bets, Outcome } from '../../../engine/rounds/round.ts'
import type { RoundView } from '../../../engine/rounds/round-view.ts'
import { pockets } from '../../../roulette/pockets.ts'
import { spotOf, winOf } from './maths.ts'

/** What decided a round: where the ball fell. */
export type MillstoneOutcome = Outcome & { pocket: number }

/** A round as its page is told it; what is chosen with the bet is its chips. */
export type MillstoneRound = RoundView<MillstoneOutcome>

/** Decides a round: one number says where the ball falls. */
export async function spinMillstone(draw: Draw, _stake: bigint, choice: unknown): Promise<MillstoneOutcome> {
  const [place = 0] = await draw(pockets.length, 1)
  const pocket = pockets[place] ?? 0
  return { pocket, win: String(winOf(readChips(choice) ?? {}, pocket)) }
}

const amount = /^[1-9]\d{0,14}$/

/** Reads chips from outside: amounts in minor units as text, by the ids of their spots; null for anything else. */
export function readChips(asked: unknown): Bets | null {
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) return null
  const laid = Object.entries(asked)
  const isChip = ([id, value]: [string, unknown]) => spotOf(id) !== undefined && typeof value === 'string' && amount.test(value)
  return laid.length > 0 && laid.every(isChip) ? Object.fromEntries(laid) : null
}
