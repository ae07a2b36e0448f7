import { parseAmount } from '@fairhouse/money'
import { refuse, type Refused } from '../base/refusal.ts'
import type { MethodData } from './method.ts'

/** What somebody asks for who deposits. */
export type DepositWish = {
  method: number
  amount: string
  currency: string
  campaignId: number
  code?: string | undefined
  storedDetailReference: string
  saveCard: boolean
  /** What a visitor agrees to. */
  privacyPolicyChecked?: boolean | undefined
  depositAgeAndPolicyChecked?: boolean | undefined
}

/** The amount in minor units, where the method takes it. */
export function amountOf(wish: DepositWish, method: MethodData, currency: string): bigint | Refused {
  const rule = method.currencies[wish.currency]
  if (!rule || wish.currency !== currency) return wrongAmount('currencyUnsupported', {})
  const amount = parseAmount(wish.amount, currency)
  if (amount === undefined || amount <= 0n) return wrongAmount('amount', {})
  const least = parseAmount(rule.minAmount, currency) ?? 0n
  const most = parseAmount(rule.maxAmount, currency) ?? 0n
  if (amount < least) return wrongAmount('minValue', { min: rule.minAmount, currency })
  if (amount > most) return wrongAmount('maxValue', { max: rule.maxAmount, currency })
  return amount
}

const wrongAmount = (rule: string, values: Record<string, string>) =>
  refuse('checkFields', { details: { fields: { amount: { rule, values } } } })
