import { chipsOf, highestStake } from '../rounds/chips.ts'
import type { OpenSession } from '../rounds/session.ts'

/** Returns what the page of a table with chips shows besides: the values of the chips, and the most that may lie there. */
export const chipsOfVisit = ({ currency, maxStake }: OpenSession, values?: readonly bigint[]): { chips: string[]; highest: string } => ({
  chips: chipsOf(currency, maxStake, values).map(String),
  highest: String(highestStake(currency, maxStake)),
})
