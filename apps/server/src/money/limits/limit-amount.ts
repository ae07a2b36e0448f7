import type { LimitPeriodName, LimitType } from '@fairhouse/country-rules'
import { digitsOf, formatAmount, parseAmount } from '@fairhouse/money'

/** What one unit of a session limit is in seconds: hours by day, days of 24 hours by week and month. */
const unitSeconds: Readonly<Record<LimitPeriodName, number>> = { daily: 3600, weekly: 86_400, monthly: 86_400, permanent: 86_400 }
/** No period has more time than this. */
const wholeSeconds: Readonly<Record<LimitPeriodName, number>> = {
  daily: 86_400,
  weekly: 7 * 86_400,
  monthly: 31 * 86_400,
  permanent: Number.MAX_SAFE_INTEGER,
}

/** A limit of a type and period, in a currency. */
export type Measure = { type: LimitType; period: LimitPeriodName; currency: string }

/** Reads an amount of the wire: minor units, of a session limit seconds; undefined where it is none. */
export function parseLimit({ type, period, currency }: Measure, text: string): bigint | undefined {
  if (type !== 'session') return parseAmount(text, currency)
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) return undefined
  return BigInt(Math.round(Number(text) * unitSeconds[period])) // hours and days with two digits: far from where a number is inexact
}

/** Writes an amount for the wire. Session time that is used is rounded up and what is left down, so that nothing is promised. */
export function formatLimit({ type, period, currency }: Measure, amount: bigint, round: 'up' | 'down' = 'down'): string {
  if (type !== 'session') return formatAmount(amount, currency)
  const hundredths = (Number(amount) * 100) / unitSeconds[period]
  return ((round === 'up' ? Math.ceil(hundredths) : Math.floor(hundredths)) / 100).toFixed(2)
}

const mostWhole = 1_000_000n

/** The most that makes sense where the rules name none: nobody plays more hours than a day has, and a limit above a million is none. */
export function mostThatIs({ type, period, currency }: Measure): bigint {
  if (type === 'session') return BigInt(wholeSeconds[period])
  return mostWhole * 10n ** BigInt(digitsOf(currency))
}
