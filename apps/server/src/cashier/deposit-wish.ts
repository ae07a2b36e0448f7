import { depositSums, converted, parseAmount, type FeeRule } from '@fairhouse/money'
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
  fields: Record<string, string>
  tokenData: Record<string, string>
  password?: string | undefined
  /** What a visitor agrees to. */
  privacyPolicyChecked?: boolean | undefined
  depositAgeAndPolicyChecked?: boolean | undefined
}

/** What a deposit comes to, in minor units of the wallet's currency; `paid` is what the provider is asked for in another one. */
export type DepositCost = {
  amount: bigint
  fee: bigint
  asked: bigint
  paid: { currency: string; amount: bigint; rate: string } | null
}

/** The amount in minor units of the currency that is wished for, where the method takes it. */
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

/** What an amount costs and brings. In another currency than the wallet's each sum is converted by the same rate, half up. */
export function costOf(amount: bigint, currency: string, rule: FeeRule, wallet: string, rate: string): DepositCost | undefined {
  const { fee, asked } = depositSums(amount, rule)
  if (currency === wallet) return { amount, fee, asked, paid: null }
  const inWallet = (minor: bigint) => converted(minor, currency, rate, wallet)
  const [credit, cost] = [inWallet(amount), inWallet(fee)]
  if (credit === undefined || cost === undefined || credit <= 0n) return undefined
  const total = rule.strategy === 'added' ? credit + cost : credit
  return { amount: credit, fee: cost < total ? cost : total, asked: total, paid: { currency, amount: asked, rate } }
}

const wrongAmount = (rule: string, values: Record<string, string>) =>
  refuse('checkFields', { details: { fields: { amount: { rule, values } } } })
