import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../wallet/posting.ts'
import { effectiveLimit, ruleOf, type LimitsAt } from './limits-in-force.ts'
import { readBreaches } from './net-deposit.sql.ts'

const name = { type: 'netDeposit', period: 'monthly' } as const

/** Months above the net deposit limit since an operator's last decision, and whether they are too many. */
export type Breaches = { exceeded: number; most: number | null; isHeld: boolean }

/** Counts the months above the net deposit limit since an operator last decided about them. */
export async function breachesOf(sql: Sql, wallet: WalletKey, limits: LimitsAt): Promise<Breaches> {
  const { rules, at, changes } = limits
  const { breachMaxCount: most } = ruleOf(rules, 'netDeposit')
  const limit = effectiveLimit(limits, name)
  if (most === null || !limit) return { exceeded: 0, most, isHeld: false }
  const decided = changes.findLast(({ type, source, act }) => type === 'netDeposit' && source === 'rule' && act === 'set')
  const exceeded = await readBreaches(sql, wallet, {
    limit: limit.amount,
    timeZone: rules.timeZone,
    since: decided?.effective_at ?? new Date(0),
    at,
  })
  return { exceeded, most, isHeld: exceeded > most }
}
