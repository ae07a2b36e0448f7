import type { Bets } from '../../../engine/rounds/round.ts'
import { chipsOf, highestStake } from '../../../engine/rounds/chips.ts'
import type { OpenSession } from '../../../engine/rounds/session.ts'
import type { BetView, SharedRoundView, TableView } from '../../../engine/shared/table-view.ts'
import type { Fallen } from './wheel-table.ts'

/** A player's round at the wheel as its page sees it. */
export type StakeView = BetView<Bets>

/** A round of the wheel as everyone at the table sees it. */
export type WheelRoundView = SharedRoundView<null, Fallen>

/** What the page shows besides what every table tells: the values of the chips and the most that may lie there. */
type Chips = { chips: string[]; highest: string }

/** Everything that the table's page shows besides texts. */
export type WheelView = TableView<Bets, null, Fallen> & Chips

/** Returns the chips of a visit. */
export const chipsOfVisit = ({ currency, maxStake }: OpenSession): Chips => ({
  chips: chipsOf(currency, maxStake).map(String),
  highest: String(highestStake(currency, maxStake)),
})
