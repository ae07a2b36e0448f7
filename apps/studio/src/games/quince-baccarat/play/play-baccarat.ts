import { dealBaccarat, readBets, winOf, type Dealt } from '../../../engine/baccarat/deal.ts'
import type { Draw } from '../../../engine/fairness/fair-draw.ts'
import type { Outcome } from '../../../engine/rounds/round.ts'
import type { RoundView } from '../../../engine/rounds/round-view.ts'

/** What decided a round: both hands in the order of their cards, and which spot won. */
export type BaccaratOutcome = Outcome & Dealt

/** A round as its page is told it; what is chosen with the bet is its chips. */
export type BaccaratRound = RoundView<BaccaratOutcome>

/** Decides a round: the cards, and what comes back for the chips. */
export async function playBaccarat(draw: Draw, _stake: bigint, choice: unknown): Promise<BaccaratOutcome> {
  const dealt = await dealBaccarat(draw)
  return { ...dealt, win: String(winOf(readBets(choice) ?? {}, dealt.winner)) }
}
