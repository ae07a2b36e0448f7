import type { Limits, LimitType, PeriodName } from '@fairhouse/contract'

/** A limit of which so much is used that the player is told. */
type LimitWarning = {
  readonly type: LimitType
  readonly period: PeriodName
  readonly percent: number
  readonly windowStart: string | null
  /** Identifies one limit with one amount. */
  readonly key: string
}
/** What was announced of each limit, and when. */
export type Told = Readonly<Record<string, { readonly percent: number; readonly atMs: number }>>

const types = ['deposit', 'session', 'loss', 'wager', 'maxBalance', 'netDeposit'] as const
const periods = ['daily', 'weekly', 'monthly', 'permanent'] as const

/** Every limit that has passed a mark at which the player is told: its highest mark. */
export function warningsIn(limits: Limits): LimitWarning[] {
  return types.flatMap((type) =>
    periods.flatMap((period): LimitWarning[] => {
      const limit = limits[type]
      const own = limit?.[period]
      if (!limit || !own?.limited || own.amount === null || (type === 'netDeposit' && period === 'permanent')) return []
      const [used, of] = own.seconds ? [own.seconds.used, own.seconds.amount ?? 0] : [Number(own.usedAmount), Number(own.amount)] // a share, not money
      const percent = of > 0 ? Math.floor((used / of) * 100) : 0
      const mark = Math.max(0, ...limit.notices.filter((notice) => notice <= percent))
      return mark > 0 ? [{ type, period, percent: mark, windowStart: own.windowStart, key: `${type} ${period} ${own.amount}` }] : []
    }),
  )
}

/**
 * Returns the new warnings, and what is announced from now on: each mark of a limit once, and again when a window
 * begins after the announcement. Sliding windows begin all the time.
 */
export function untold(warnings: readonly LimitWarning[], told: Told, nowMs: number): { fresh: LimitWarning[]; told: Told } {
  const isFresh = ({ key, percent, windowStart }: LimitWarning) => {
    const last = told[key]
    return !last || percent > last.percent || (windowStart !== null && Date.parse(windowStart) > last.atMs)
  }
  const known = warnings.flatMap((warning) => {
    const last = isFresh(warning) ? { percent: warning.percent, atMs: nowMs } : told[warning.key]
    return last ? [[warning.key, last] as const] : []
  })
  return { fresh: warnings.filter(isFresh), told: Object.fromEntries(known) }
}
