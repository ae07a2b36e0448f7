import type { Answers } from '@fairhouse/contract/caller.ts'

type Status = Answers<'GET /api/deposits/status'>
/** What a deposit brought besides: money, free spins, or why there was no bonus. */
export type Brought = Pick<Status, 'bonus' | 'freeSpins' | 'bonusRefused'>

/** Picks from a status what it says of that. */
export function broughtBy({ bonus, freeSpins, bonusRefused }: Status): { brought?: Brought } {
  return bonus || freeSpins || bonusRefused !== undefined ? { brought: { bonus, freeSpins, bonusRefused } } : {}
}
