import type { T } from '@fairhouse/messages'

/** A length that can be chosen: a time-out by hours, an exclusion by months and no fewer than so many days, with null for good. */
export type Length =
  | { readonly kind: 'timeOut'; readonly hours: number }
  | { readonly kind: 'excluded'; readonly months: number | null; readonly leastDays?: number | null }

const day = 24
const week = 7 * day

/** A length in the unit that people count it in. */
export function lengthText(t: T, length: Length): string {
  if (length.kind === 'excluded') {
    const { months } = length
    if (months === null) return t('exclusion.forGood')
    return months % 12 === 0 ? t('exclusion.years', { count: months / 12 }) : t('exclusion.months', { count: months })
  }
  const { hours } = length
  if (hours % week === 0) return t('exclusion.weeks', { count: hours / week })
  return hours > day && hours % day === 0 ? t('exclusion.days', { count: hours / day }) : t('exclusion.hours', { count: hours })
}

/** Returns when a length beginning now ends; undefined if never. Months are calendar months, as on the server. */
export function endOf(length: Length, nowMs: number): number | undefined {
  if (length.kind === 'timeOut') return nowMs + length.hours * 3_600_000
  if (length.months === null) return undefined
  const [now, end] = [new Date(nowMs), new Date(nowMs)]
  end.setUTCMonth(end.getUTCMonth() + length.months)
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0)
  return Math.max(end.getTime(), nowMs + (length.leastDays ?? 0) * day * 3_600_000)
}
