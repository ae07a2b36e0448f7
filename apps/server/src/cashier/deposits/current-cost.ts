import type { DepositMethod } from '@fairhouse/contract'
import { depositSums, formatAmount, parseAmount, type FeeRule } from '@fairhouse/money'

/** What the offer is asked about: a way to pay, a currency of it and an amount. */
export type CostAsked = { method?: number | undefined; amount?: string | undefined; currency?: string | undefined }
/** What a deposit costs and comes to, in the currency that it is made in. */
type CurrentCost = Pick<DepositMethod, 'currentFee' | 'currentFeeStrategy'> & { currentTotalAmount: string }

/** What the deposit that is asked about costs; of the first way to pay and its least amount where nothing is said. */
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
