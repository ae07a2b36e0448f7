import type { VisitView } from '../play/session-view.ts'
import type { Bets } from '../rounds/round.ts'
import type { RoundView } from '../rounds/round-view.ts'

/** A round of a virtual sport as everybody sees it. The plan is public from the start, the result from the closing of bets on. */
export type VirtualRound<Plan = unknown, Result = unknown> = {
  number: number
  status: 'open' | 'playing' | 'settled' | 'void'
  closesAt: string
  settlesAt: string
  endsAt: string
  plan: Plan
  result: Result | null
  /** The fingerprint of its seed, and the seed once the round has ended. */
  commit: string
  seed: string | null
}

/** A player's slip in a round: stakes in minor units as text, by the ids of the bets. */
export type VirtualSlip<Plan = unknown, Result = unknown> = RoundView & {
  slip: { round: number; bets: Bets; plan: Plan; result: Result | null }
}

/** Everything that the page of a virtual sport shows besides texts. Amounts are minor units as text. */
export type VirtualView<Plan = unknown, Result = unknown> = VisitView & {
  stakes: string[]
  /** The most that one slip may cost, and the most that one may win. */
  highest: string
  highestWin: string
  /** The round that is shown, if one is, and those that take bets, the next one first. */
  rounds: VirtualRound<Plan, Result>[]
  /** Rounds that have ended, the newest first. */
  last: VirtualRound<Plan, Result>[]
  mine: VirtualSlip<Plan, Result>[]
}
