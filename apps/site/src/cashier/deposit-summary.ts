import type { DepositMethod } from '@fairhouse/contract'
import { depositSums, formatAmount, parseAmount } from '@fairhouse/money'

/** What a deposit costs and brings, as decimal strings. */
export type Summary = { readonly pays: string; readonly fee: string; readonly gets: string; readonly free: boolean }

/** Fee and totals of an amount; without a right amount everything is zero. */
export function summaryOf(
  minor: bigint,
  method: Pick<DepositMethod, 'feePercent' | 'feeFixed' | 'currentFeeStrategy'>,
  currency: string,
): Summary {
  const fixedMinor = parseAmount(method.feeFixed, currency) ?? 0n
  const { fee, asked, reachesWallet } = depositSums(minor, { percent: method.feePercent, fixedMinor, strategy: method.currentFeeStrategy })
  const text = (amount: bigint) => formatAmount(amount, currency)
  return { pays: text(asked), fee: text(fee), gets: text(reachesWallet), free: fee === 0n }
}
