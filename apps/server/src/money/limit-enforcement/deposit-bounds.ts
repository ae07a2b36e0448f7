import { countingOf, rollingMs, type CountedPeriod } from '@fairhouse/country-rules'
import { formatAmount } from '@fairhouse/money'
import type { Sql } from '../../base/database/database.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import type { WalletKey } from '../wallet/posting.ts'
import { effectiveLimit, ruleOf, windowOf, type LimitsAt } from '../limits/limits-in-force.ts'
import { readAllowances, readFirstCounted } from '../limits/limits.sql.ts'
import { breachesOf } from '../limits/net-deposit.ts'
import { readUsages } from '../limits/usage.ts'

/**
 * Returns why a deposit may not begin although no deposit cap forbids it: the max balance or the net deposit limit. The
 * caller holds the wallet's lock.
 */
export async function depositBoundRefusal(tx: Sql, wallet: WalletKey, limits: LimitsAt, amount: bigint): Promise<Refused | undefined> {
  return (await aboveMaxBalance(tx, wallet, amount)) ?? (await aboveNetDeposit(tx, wallet, limits, amount))
}

async function aboveMaxBalance(tx: Sql, wallet: WalletKey, amount: bigint): Promise<Refused | undefined> {
  const row = await readAllowances(tx, wallet)
  if (!row || row.max_balance === null || row.cash + row.promised + amount <= row.max_balance) return undefined
  return above('maxBalance', row.max_balance, row.max_balance - row.cash - row.promised, wallet.currency)
}

async function aboveNetDeposit(tx: Sql, wallet: WalletKey, limits: LimitsAt, amount: bigint): Promise<Refused | undefined> {
  const limit = effectiveLimit(limits, { type: 'netDeposit', period: 'monthly' })
  if (!limit) return undefined
  const { used, window } = (await readUsages(tx, wallet, limits))({ type: 'netDeposit', period: 'monthly' })
  // If the rules let a single deposit overshoot the limit, refuse only once nothing is left.
  const asked = ruleOf(limits.rules, 'netDeposit').singleOvershoot && limit.source === 'rule' ? 1n : amount
  const isHeld = (await breachesOf(tx, wallet, limits)).isHeld
  if (!isHeld && used + asked <= limit.amount) return undefined
  const refused = above('netDeposit', limit.amount, isHeld ? 0n : limit.amount - used, wallet.currency)
  return isHeld ? refused : { ...refused, until: window?.end }
}

/** A max balance limits deposits, so its type is deposit; the kind of limit selects the wording. */
function above(limitType: 'maxBalance' | 'netDeposit', limit: bigint, available: bigint, currency: string): Refused {
  const type = limitType === 'maxBalance' ? 'deposit' : limitType
  const left = formatAmount(available > 0n ? available : 0n, currency)
  return refuse('paymentMethodLimit', {
    details: { type, limitType, limit: formatAmount(limit, currency), available: left, currency },
  })
}

/** Returns when a rolling deposit limit next frees room, that is, when the oldest counted deposit leaves its window. */
export async function roomAgainAt(sql: Sql, wallet: WalletKey, limits: LimitsAt, period: CountedPeriod): Promise<Date | undefined> {
  if (countingOf(limits.rules, 'deposit').kind !== 'rolling') return undefined
  const first = await readFirstCounted(sql, wallet, 'deposit', windowOf(limits, 'deposit', period).start)
  return first ? new Date(first.getTime() + rollingMs[period]) : undefined
}
