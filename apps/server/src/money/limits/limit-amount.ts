import type { LimitPeriodName, LimitType } from '@fairhouse/country-rules'
import { digitsOf, formatAmount, parseAmount } from '@fairhouse/money'

/** Seconds in one unit of a session limit: hours for daily ones, 24-hour days for weekly and monthly ones. */
const unitSeconds: Readonly<Record<LimitPeriodName, number>> = { daily: 3600, weekly: 86_400, monthly: 86_400, permanent: 86_400 }
/** The length of each period, in seconds; no session limit can exceed it. */
const wholeSeconds: Readonly<Record<LimitPeriodName, number>> = {
  daily: 86_400,
  weekly: 7 * 86_400,
  monthly: 31 * 86_400,
  permanent: Number.MAX_SAFE_INTEGER,
}

/** A type and period of limit, in a currency. */
export type Measure = { type: LimitType; period: LimitPeriodName; currency: string }

/** Parses an amount in wire format into minor units (seconds for session limits); undefined if it is malformed. */
export function parseLimit({ type, period, currency }: Measure, text: string): bigint | undefined {
  if (type !== 'session') return parseAmount(text, currency)
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) return undefined
  return BigInt(Math.round(Number(text) * unitSeconds[period])) // hours and days with two decimals, well within what a number represents exactly
}

/**
 * Formats an amount for the wire. Round used session time up and remaining time down, so that nothing is overstated.
 */
export function formatLimit({ type, period, currency }: Measure, amount: bigint, round: 'up' | 'down' = 'down'): string {
  if (type !== 'session') return formatAmount(amount, currency)
  const hundredths = (Number(amount) * 100) / unitSeconds[period]
  return ((round === 'up' ? Math.ceil(hundredths) : Math.floor(hundredths)) / 100).toFixed(2)
}

const mostWhole = 1_000_000n

/**
 * Returns the upper bound for a limit if the rules name none: the length of the period, or a million of the currency.
 */
export function mostThatIs({ type, period, currency }: Measure): bigint {
  if (type === 'session') return BigInt(wholeSeconds[period])
  return mostWhole * 10n ** BigInt(digitsOf(currency))
}
