import { parseAmount } from '@fairhouse/money'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import type { MethodData } from '../method-catalogue/method.ts'

/** What a depositor asks for. */
export type DepositWish = {
  method: number
  amount: string
  currency: string
  campaignId: number
  code?: string | undefined
  /** Inverted: true means no automatic bonus. */
  depositParticipationInAutomaticCampaigns: boolean
  storedDetailReference: string
  saveCard: boolean
  fields: Record<string, string>
  tokenData: Record<string, string>
  password?: string | undefined
  /** What a visitor agrees to. */
  privacyPolicyChecked?: boolean | undefined
  depositAgeAndPolicyChecked?: boolean | undefined
}

/** Parses the amount into minor units of the chosen currency, or refuses it if the method does not take it. */
export function amountOf(wish: Pick<DepositWish, 'amount' | 'currency'>, method: MethodData): bigint | Refused {
  const rule = method.currencies[wish.currency]
  if (!rule) return wrongAmount('currencyUnsupported', {})
  const amount = parseAmount(wish.amount, wish.currency)
  if (amount === undefined || amount <= 0n) return wrongAmount('amount', {})
  if (method.wholeNumberAmounts && !/^\d+(\.0+)?$/.test(wish.amount)) return wrongAmount('wholeNumber', {})
  const least = parseAmount(rule.minAmount, wish.currency) ?? 0n
  const most = parseAmount(rule.maxAmount, wish.currency) ?? 0n
  if (amount < least) return wrongAmount('minValue', { min: rule.minAmount, currency: wish.currency })
  if (amount > most) return wrongAmount('maxValue', { max: rule.maxAmount, currency: wish.currency })
  return amount
}

const wrongAmount = (rule: string, values: Record<string, string>) =>
  refuse('checkFields', { details: { fields: { amount: { rule, values } } } })
