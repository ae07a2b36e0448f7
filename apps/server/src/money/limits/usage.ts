import { countingOf, rollingMs, type CountedPeriod } from '@fairhouse/country-rules'
import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../wallet/posting.ts'
import type { Used } from '../limit-views/limit-view.ts'
import { cappedTypes, periods, windowOf, type LimitName, type LimitsAt } from './limits-in-force.ts'
import { readCounted, readFirstCounted, readUsage, type CountedWindow } from './limits.sql.ts'
import { secondsUsed } from './session-time.ts'

export type Usage = (name: LimitName) => Used

/**
 * Reads the usage of every limit, set or not, in its current window. Allowances of running deposits count as used. For
 * a past moment, later movements are left out; allowances and the wallet's balance at that time are unknown.
 */
export async function readUsages(sql: Sql, wallet: WalletKey, limits: LimitsAt, isPast = false): Promise<Usage> {
  const { at, intervals } = limits
  const counted = cappedTypes.flatMap((type) => periods.map((period) => ({ type, period, ...windowOf(limits, type, period) })))
  const month = windowOf(limits, 'netDeposit', 'monthly')
  const until = (window: { end: Date }) => (isPast ? new Date(Math.min(window.end.getTime(), at.getTime() + 1)) : window.end)
  const cut = [...counted, { type: 'deposit' as const, ...month }].map((window) => ({ ...window, end: until(window) }))
  const used = await readUsage(sql, wallet, cut)
  const { paid, ...now } = await readCounted(sql, wallet, month.start, until(month))
  const { cash, promised } = isPast ? { cash: 0n, promised: 0n } : now
  const rooms = await roomsOf(sql, wallet, limits, counted)
  return ({ type, period }) => {
    if (type === 'maxBalance') return { used: cash, window: undefined }
    if (type === 'netDeposit') return { used: (used.at(-1) ?? 0n) - paid + promised, window: month }
    if (period === 'permanent') return { used: 0n, window: undefined }
    if (type === 'session') {
      const window = windowOf(limits, type, period)
      return { used: BigInt(secondsUsed(intervals, window, at)), window }
    }
    const place = counted.findIndex((one) => one.type === type && one.period === period)
    return { used: (used[place] ?? 0n) + (type === 'deposit' ? promised : 0n), window: counted[place], roomAt: rooms[place] }
  }
}

/** Returns when each rolling window next frees room; undefined for calendar windows. */
function roomsOf(sql: Sql, wallet: WalletKey, { rules }: LimitsAt, windows: (CountedWindow & { period: CountedPeriod })[]) {
  return Promise.all(
    windows.map(async ({ type, period, start }) => {
      if (countingOf(rules, type).kind !== 'rolling') return undefined
      const first = await readFirstCounted(sql, wallet, type, start)
      return first ? new Date(first.getTime() + rollingMs[period]) : null
    }),
  )
}
