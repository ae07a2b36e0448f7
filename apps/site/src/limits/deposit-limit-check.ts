import { formatAmount, parseAmount } from '@fairhouse/money'
import { plainNumber } from '../plain-number.ts'

/** The three periods of a deposit limit, from short to long. */
export const periods = ['daily', 'weekly', 'monthly'] as const
/** One of them. */
export type Period = (typeof periods)[number]
type Mistake =
  | 'limits.number'
  | 'limits.positive'
  | 'limits.weeklyBelowDaily'
  | 'limits.monthlyBelowWeekly'
  | 'limits.monthlyBelowDaily'
  | 'limits.atLeastOne'

/** What was typed as limits: amounts to send, and what is wrong by period. */
export type TypedLimits = { readonly amounts: Partial<Record<Period, string>>; readonly wrong: Partial<Record<Period, Mistake>> }

/** Reads three limits: each a positive amount or nothing, a longer period never below a shorter one. */
export function readLimits(texts: Readonly<Record<Period, string>>, currency: string): TypedLimits {
  const wrong: Partial<Record<Period, Mistake>> = {}
  const minor: Partial<Record<Period, bigint>> = {}
  for (const period of periods) {
    const plain = plainNumber(texts[period])
    if (plain === '') continue
    const amount = parseAmount(plain, currency)
    if (amount === undefined) wrong[period] = 'limits.number'
    else if (amount <= 0n) wrong[period] = 'limits.positive'
    else minor[period] = amount
  }
  const { daily, weekly, monthly } = minor
  if (daily !== undefined && weekly !== undefined && weekly < daily) wrong.weekly ??= 'limits.weeklyBelowDaily'
  if (weekly !== undefined && monthly !== undefined && monthly < weekly) wrong.monthly ??= 'limits.monthlyBelowWeekly'
  if (daily !== undefined && monthly !== undefined && monthly < daily) wrong.monthly ??= 'limits.monthlyBelowDaily'
  if (Object.keys(wrong).length === 0 && Object.keys(minor).length === 0) wrong.daily = 'limits.atLeastOne'
  return { wrong, amounts: Object.fromEntries(Object.entries(minor).map(([period, amount]) => [period, formatAmount(amount, currency)])) }
}
