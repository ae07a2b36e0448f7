import type { Bets } from '../rounds/round.ts'
import type { BetView, SharedRoundView, TableView } from '../shared/table-view.ts'

/** A round of a virtual sport as everybody sees it. The plan is public from the start, the result from the closing of bets on. */
export type VirtualRound<Plan = unknown, Result = unknown> = SharedRoundView<Plan, Result>

/** A player's slip in a round: stakes in minor units as text, by the ids of the bets. */
export type VirtualSlip = BetView<Bets>

/** What the page of a virtual sport shows besides what every table tells: the stakes on offer, and the bounds of a slip. */
export type VirtualExtras = { stakes: string[]; highest: string; highestWin: string }

/** Everything that the page of a virtual sport shows besides texts. Amounts are minor units as text. */
export type VirtualView<Plan = unknown, Result = unknown> = TableView<Bets, Plan, Result> & VirtualExtras
