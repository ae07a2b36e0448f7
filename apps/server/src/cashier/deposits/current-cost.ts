import type { DepositMethod } from '@fairhouse/contract'
import { depositSums, formatAmount, parseAmount, type FeeRule } from '@fairhouse/money'

/** What to compute the cost for: a method, one of its currencies and an amount. */
export type CostAsked = { method?: number | undefined; amount?: string | undefined; currency?: string | undefined }
/** A deposit's cost and total, in its own currency. */
type CurrentCost = Pick<DepositMethod, 'currentFee' | 'currentFeeStrategy'> & { currentTotalAmount: string }

/** Computes the cost of a deposit; by default of the first method at its minimum. */
export function currentCost(methods: readonly DepositMethod[], asked: CostAsked): CurrentCost {
  const method = methods.find(({ method: id }) => id === asked.method) ?? methods[0]
  const currencies = Object.keys(method?.supportCurrencies ?? {})
  const currency = currencies.find((code) => code === asked.currency) ?? currencies[0] ?? 'EUR'
  const bounds = method?.bounds[currency]
  const strategy = method?.currentFeeStrategy ?? 'added'
  const minor = parseAmount(asked.amount ?? bounds?.min ?? '0', currency) ?? 0n
  const part = (text: string | undefined) => (text === undefined ? undefined : parseAmount(text, currency))
  const rule: FeeRule = {
    percent: method?.feePercent ?? '0',
    fixedMinor: part(bounds?.feeFixed) ?? 0n,
    leastMinor: part(bounds?.feeMin),
    mostMinor: part(bounds?.feeMax),
    strategy,
  }
  const { fee, asked: total } = depositSums(minor, rule)
  return { currentFee: formatAmount(fee, currency), currentFeeStrategy: strategy, currentTotalAmount: formatAmount(total, currency) }
}
