import type { DepositMethod } from '@fairhouse/contract'
import { formatAmount, parseAmount, percentOf } from '@fairhouse/money'

/** What a deposit costs and brings, as decimal strings. */
export type Summary = { readonly pays: string; readonly fee: string; readonly gets: string; readonly free: boolean }

/** Fee and totals of an amount: an included fee lowers what arrives, an added one raises what is paid. Without a right amount everything is zero. */
export function summaryOf(
  minor: bigint,
  method: Pick<DepositMethod, 'feePercent' | 'feeFixed' | 'currentFeeStrategy'>,
  currency: string,
): Summary {
  const fee = minor > 0n ? percentOf(minor, method.feePercent) + (parseAmount(method.feeFixed, currency) ?? 0n) : 0n
  const included = method.currentFeeStrategy === 'included'
  const gets = included ? (fee > minor ? 0n : minor - fee) : minor
  const text = (amount: bigint) => formatAmount(amount, currency)
  return { pays: text(included ? minor : minor + fee), fee: text(fee), gets: text(gets), free: fee === 0n }
}
