import type { DepositMethod } from '@fairhouse/contract'
import { costOf, depositSums, formatAmount, parseAmount, type BonusDeposit } from '@fairhouse/money'

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

/** A deposit as its bonus looks at it: in the currency of the account; nothing without a right amount. */
export function bonusDeposit(minor: bigint, method: DepositMethod, currency: string, account: string): BonusDeposit | undefined {
  const fixedMinor = parseAmount(method.bounds[currency]?.feeFixed ?? method.feeFixed, currency) ?? 0n
  const rule = { percent: method.feePercent, fixedMinor, strategy: method.currentFeeStrategy }
  const cost = minor > 0n ? costOf(minor, currency, rule, account, method.supportCurrencies[currency] ?? '1') : undefined
  return cost && { amountMinor: cost.amount, includedFeeMinor: rule.strategy === 'included' ? cost.fee : 0n, currency: account }
}
