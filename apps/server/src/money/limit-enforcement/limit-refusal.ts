import { formatAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import type { Refusal, WalletKey } from '../wallet/posting.ts'
import { limitsAt } from '../limits/limits-in-force.ts'
import { readExclusions } from '../limits/limits.sql.ts'
import { readLimitFacts } from '../limits/read-facts.ts'
import { timeFreeAt } from '../limits/standing.ts'

/** Translates a refusal of the posting function into the error catalogue. */
export function limitRefusal(refusal: Refusal, currency: string): Refused {
  switch (refusal.reason) {
    case 'limit':
      return refuse('paymentMethodLimit', {
        details: {
          type: refusal.period,
          limitType: refusal.type,
          limit: formatAmount(BigInt(refusal.amount ?? '0'), currency),
          available: formatAmount(BigInt(refusal.available ?? '0'), currency),
          currency,
        },
        until: refusal.resetsAt ? new Date(refusal.resetsAt) : undefined,
      })
    case 'notSet':
      return refuse('limitNotSet')
    case 'maxBalanceNotSet':
      return refuse('maxBalanceNotSet')
    case 'sessionTimeNotSet':
      return refuse('sessionTimeNotSet')
    case 'sessionTime':
      return refuse('sessionTimeReached')
    case 'excluded':
      return refuse('excluded')
    case 'timeOut':
      return refuse('closedUntilDate')
    case 'blocked':
      return refuse('actionBlocked')
    case 'insufficientFunds':
      return refuse('insufficientBalance')
    default:
      return refuse('technicalIssues')
  }
}

/**
 * Adds the end time to a refusal that ends by itself: the latest end among current time-outs, or when session time is
 * available again.
 */
export async function withItsEnd(house: House, sql: Sql, wallet: WalletKey, refused: Refused): Promise<Refused> {
  const now = house.clock.now()
  if (refused.refused === 'sessionTimeReached') {
    const facts = await readLimitFacts(house, sql, wallet, now)
    return { ...refused, until: facts && timeFreeAt(limitsAt(facts, now)) }
  }
  if (refused.refused !== 'closedUntilDate') return refused
  const ends = (await readExclusions(sql, wallet.shard, wallet.player, now)).flatMap(({ kind, starts_at: from, ends_at: end }) =>
    kind === 'timeOut' && from <= now && end ? [end.getTime()] : [],
  )
  return ends.length > 0 ? { ...refused, until: new Date(Math.max(...ends)) } : refused
}
