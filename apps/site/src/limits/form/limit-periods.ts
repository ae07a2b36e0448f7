import type { LimitOfType, LimitPeriod, PeriodName } from '@fairhouse/contract'

/** Every period, from short to long. */
export const periodNames = ['daily', 'weekly', 'monthly', 'permanent'] as const satisfies readonly PeriodName[]

/** The periods of a limit that a form shows. */
export const shownPeriods = (limit: LimitOfType): PeriodName[] =>
  periodNames.filter((period) => limit[period] && !limit.hiddenPeriods.includes(period))

/** Returns whether the limit of a period renews when its window ends. */
export const renews = (limit: LimitOfType, period: PeriodName): boolean => limit[`${period}WillSetRenew`] !== false

/** The input of a period rests while a change of it is under way or its renewal is switched off. */
export function isResting(limit: LimitOfType, period: PeriodName): boolean {
  const own: LimitPeriod | undefined = limit[period]
  if (!own) return true
  return own.newAmount !== null || (own.limited && !renews(limit, period)) || !own.may.includes('set')
}
