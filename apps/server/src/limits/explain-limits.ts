import { calendarWindow } from '@fairhouse/country-rules'
import { appliedRules, rulesCountry } from '../base/applied-rules.ts'
import type { House } from '../base/context.ts'
import type { WalletKey } from '../wallet/index.ts'
import { cappedTypes, effectiveLimit, missingLimits, periods, standingAt } from './effective-limits.ts'
import { readExclusions, readLimitChanges } from './limits.sql.ts'
import { needsLimitToDeposit } from './refresh-caps-of.ts'

/** Which limits held for a wallet at any moment, derived from the append-only log alone. Amounts are minor units as strings. */
export async function explainLimits(house: House, wallet: WalletKey, country: string, at: Date) {
  const changes = await readLimitChanges(house.db, wallet, at)
  const exclusions = await readExclusions(house.db, wallet.shard, wallet.player, at)
  const rules = appliedRules(house, country, at)
  const limits = cappedTypes.flatMap((type) =>
    periods.flatMap((period) => {
      const limit = effectiveLimit(changes, type, period, at)
      return limit
        ? [{ type, period, amount: String(limit.amount), source: limit.source, windowEnd: calendarWindow(period, at, rules.timeZone).end }]
        : []
    }),
  )
  const { gates } = standingAt(
    { country: rulesCountry(house, country), changes, exclusions, needLimitToDeposit: needsLimitToDeposit(house.settings) },
    at,
  )
  return { limits, gates, missing: missingLimits(rules, changes, at) }
}
