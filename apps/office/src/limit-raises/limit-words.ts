import type { LimitRaiseRow } from '@fairhouse/contract/office/queues/limit-raises.ts'
import { moneyText } from '@fairhouse/money'
import { useT } from '../base/office.ts'

type Limit = Pick<LimitRaiseRow, 'type' | 'period' | 'unit'>

/** Returns what writes the amounts of a limit, in money or time. */
export function useLimitAmount({ unit }: Limit): (amount: string | null) => string {
  const t = useT()
  return (amount) => {
    if (amount === null) return t('office-queues.raise.noLimit')
    if (unit === 'hours' || unit === 'days') return t(`office-queues.raise.${unit}`, { amount })
    return moneyText(amount, unit)
  }
}

/** A limit in words: what it limits, and in what time. */
export function useLimitName({ type, period }: Limit): string {
  const t = useT()
  return t('office-queues.raise.limit', { type: t(`office-queues.raise.type.${type}`), period: t(`office-queues.raise.period.${period}`) })
}
