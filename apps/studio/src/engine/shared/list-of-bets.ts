import { canonicalText } from '../fairness/canonical-text.ts'
import type { SharedBet } from './shared-table.ts'

/**
 * The closed list of bets as text: each with its id and whether it is real or play money, in the order of the ids, as
 * canonical JSON. Runs in a browser too.
 */
export const listOfBets = <Bet>(bets: readonly Pick<SharedBet<Bet>, 'id' | 'type' | 'bet'>[]): string =>
  canonicalText(bets.map(({ id, type, bet }) => ({ id, type, bet })))
