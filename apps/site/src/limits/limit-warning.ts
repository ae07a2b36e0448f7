import type { Limits, LimitType, PeriodName } from '@fairhouse/contract'

/** A limit of which so much is used that the player is told. */
export type LimitWarning = { readonly type: LimitType; readonly period: PeriodName; readonly percent: number; readonly key: string }

const types = ['deposit', 'session', 'loss', 'wager', 'maxBalance', 'netDeposit'] as const
const periods = ['daily', 'weekly', 'monthly', 'permanent'] as const

/** Every limit that has passed a mark at which the player is told: its highest mark, and a key that is another one in each window and for each amount. */
export function warningsIn(limits: Limits): LimitWarning[] {
  return types.flatMap((type) =>
    periods.flatMap((period): LimitWarning[] => {
      const limit = limits[type]
      const own = limit?.[period]
      if (!limit || !own?.limited || own.amount === null || (type === 'netDeposit' && period === 'permanent')) return []
      const [used, of] = own.seconds ? [own.seconds.used, own.seconds.amount ?? 0] : [Number(own.usedAmount), Number(own.amount)] // a share, not money
      const percent = of > 0 ? Math.floor((used / of) * 100) : 0
      const mark = Math.max(0, ...limit.notices.filter((notice) => notice <= percent))
      return mark > 0 ? [{ type, period, percent: mark, key: `${type} ${period} ${own.windowStart ?? ''} ${own.amount}` }] : []
    }),
  )
}

/** What is new among warnings, and what is told from now on: each mark of a limit once. */
export function untold(
  warnings: readonly LimitWarning[],
  told: Readonly<Record<string, number>>,
): { fresh: LimitWarning[]; told: Record<string, number> } {
  return {
    fresh: warnings.filter(({ key, percent }) => percent > (told[key] ?? 0)),
    told: Object.fromEntries(warnings.map(({ key, percent }) => [key, Math.max(percent, told[key] ?? 0)])),
  }
}
