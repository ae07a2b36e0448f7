import { formatAmount } from '@fairhouse/money'
import type { Sql } from '../../base/database/database.ts'
import { readFreeRoundsOfGrant } from '../free-rounds/index.ts'
import { readAwards, readGrant } from './grant.sql.ts'

/** What a deposit brought besides its money, as a page shows it: bonus money, free spins, or why there was no bonus. */
export type BonusBrought = { bonus?: string; freeSpins?: number; bonusRefused?: string }

/** Reads the bonus of a deposit; empty if it was begun without one. */
export async function bonusBrought(sql: Sql, shard: number, reference: string): Promise<BonusBrought> {
  const grant = await readGrant(sql, shard, reference)
  if (!grant) return {}
  if (grant.state === 'refused') return { bonusRefused: grant.reason ?? '' }
  const awards = await readAwards(sql, shard, reference)
  const money = awards
    .filter(({ kind }) => kind !== 'freeSpin' && kind !== 'pokerBonus')
    .reduce((sum, { given, held }) => sum + (grant.wager_state === 'waiting' ? given : held), 0n)
  const spins = (await readFreeRoundsOfGrant(sql, shard, reference)).reduce(
    (sum, { state, given }) => (state === 'undone' ? sum : sum + given),
    0,
  )
  return {
    ...(money > 0n ? { bonus: formatAmount(money, grant.currency) } : {}),
    ...(spins > 0 ? { freeSpins: spins } : {}),
  }
}
