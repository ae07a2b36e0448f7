import type { LimitOfType, PeriodName } from '@fairhouse/contract'

const hourMs = 3_600_000

/**
 * Returns the earliest time at which a raise requested now may take effect: after its delay and, if the rules say so,
 * not before the running window ends.
 */
export function effectiveTime(limit: LimitOfType, period: PeriodName, nowMs: number): number {
  const delayed = nowMs + limit.increasingEffectiveHours * hourMs
  const end = limit[period]?.endTime
  return limit.waitsForWindow && end ? Math.max(delayed, Date.parse(end)) : delayed
}
