import type { DepositMethod } from '@fairhouse/contract'
import { costOf, depositSums, formatAmount, moneyText, parseAmount, type BonusDeposit, type FeeRule } from '@fairhouse/money'

/** What a deposit costs and brings, as decimal strings. */
export type Summary = { readonly pays: string; readonly fee: string; readonly gets: string; readonly free: boolean }

/** Fee and totals of an amount; without a right amount everything is zero. */
export function summaryOf(minor: bigint, method: FeeOf, currency: string): Summary {
  const { fee, asked, reachesWallet } = depositSums(minor, feeRuleOf(method, currency))
  const text = (amount: bigint) => formatAmount(amount, currency)
  return { pays: text(asked), fee: text(fee), gets: text(reachesWallet), free: fee === 0n }
}

/** The words of the button: it names what leaves the player, which a fee on top makes more than the amount. */
export function paidText(
  minor: bigint,
  method: FeeOf,
  currency: string,
): ['cashier.depositAmount' | 'cashier.payAmount', { amount: string }] {
  const { asked } = depositSums(minor, feeRuleOf(method, currency))
  const amount = moneyText(formatAmount(asked, currency), currency)
  return [asked === minor ? 'cashier.depositAmount' : 'cashier.payAmount', { amount }]
}

/** Returns what of an amount reaches the account, in the account's currency: the one in which it is held and played. */
export function reachesAccount(minor: bigint, method: DepositMethod, currency: string, account: string): string {
  if (currency === account) return summaryOf(minor, method, currency).gets
  const deposit = bonusDeposit(minor, method, currency, account)
  return formatAmount(deposit ? deposit.amountMinor - deposit.includedFeeMinor : 0n, account)
}

type FeeOf = Pick<DepositMethod, 'feePercent' | 'feeFixed' | 'bounds' | 'currentFeeStrategy'>

/** Returns a method's fee rule in a currency, the same one that the server applies. */
function feeRuleOf({ feePercent, feeFixed, bounds, currentFeeStrategy: strategy }: FeeOf, currency: string): FeeRule {
  const own = bounds[currency]
  const minor = (text: string | undefined) => (text === undefined ? undefined : parseAmount(text, currency))
  const fixedMinor = minor(own?.feeFixed ?? feeFixed) ?? 0n
  return { percent: feePercent, fixedMinor, leastMinor: minor(own?.feeMin), mostMinor: minor(own?.feeMax), strategy }
}

/** A deposit as its bonus looks at it: in the currency of the account; nothing without a right amount. */
export function bonusDeposit(minor: bigint, method: DepositMethod, currency: string, account: string): BonusDeposit | undefined {
  const rule = feeRuleOf(method, currency)
  const cost = minor > 0n ? costOf(minor, currency, rule, account, method.supportCurrencies[currency] ?? '1') : undefined
  return cost && { amountMinor: cost.amount, includedFeeMinor: rule.strategy === 'included' ? cost.fee : 0n, currency: account }
}
