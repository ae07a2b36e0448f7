import type { LimitPeriod, PeriodName } from '@fairhouse/contract'
import { sessionTimeText, type T, type Texts } from '@fairhouse/messages'
import { moneyText } from '@fairhouse/money'
import type { Unit } from './limit-units.ts'

/** An amount of a limit for people: money, hours of a day, or days of a week or month. */
export function amountText(t: T, amount: string, { unit, currency }: Unit, period: PeriodName): string {
  if (unit === 'money') return moneyText(amount, currency)
  const number = Number(amount) // hours or days, not money
  return period === 'daily' ? t('limits.hoursText', { hours: number }) : t('limits.daysText', { days: number })
}

const hour = 3600

/** Formats what is used and left of a limit; time left in hours above six, otherwise in minutes. */
export function usageTexts(
  { t, language }: Texts,
  own: LimitPeriod,
  unit: Unit,
  period: PeriodName,
): { used: string; of: string; left: string } {
  const { seconds } = own
  const of = amountText(t, own.amount ?? '0', unit, period)
  if (!seconds) {
    const say = (amount: string | null) => amountText(t, amount ?? '0', unit, period)
    return { used: say(own.usedAmount), of, left: say(own.availableAmount) }
  }
  const say = (all: number) => t('limits.timeText', { hours: Math.floor(all / hour), minutes: Math.floor((all % hour) / 60) })
  return { used: say(seconds.used), of, left: sessionTimeText(language.tag, seconds.available ?? 0) }
}

/** Returns the used share of a limit, 0 to 1: for a bar's width and a warning's threshold, not for money. */
export function shareUsed(own: LimitPeriod): number {
  const [used, of] = own.seconds ? [own.seconds.used, own.seconds.amount ?? 0] : [Number(own.usedAmount), Number(own.amount ?? 0)]
  return of > 0 ? Math.min(1, used / of) : used > 0 ? 1 : 0
}
