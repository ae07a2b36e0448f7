import { converted } from './converted.ts'
import { depositSums, type FeeRule } from './deposit-sums.ts'

/**
 * The costs of a deposit in minor units of the wallet's currency; `paid` is the amount in the currency that the
 * provider charges.
 */
export type DepositCost = {
  amount: bigint
  fee: bigint
  asked: bigint
  paid: { currency: string; amount: bigint; rate: string } | null
}

/**
 * Computes what an amount costs and brings. If its currency is not the wallet's, each sum is converted at the same
 * rate, half up.
 */
export function costOf(amount: bigint, currency: string, rule: FeeRule, wallet: string, rate: string): DepositCost | undefined {
  const { fee, asked } = depositSums(amount, rule)
  if (currency === wallet) return { amount, fee, asked, paid: null }
  const inWallet = (minor: bigint) => converted(minor, currency, rate, wallet)
  const [credit, cost] = [inWallet(amount), inWallet(fee)]
  if (credit === undefined || cost === undefined || credit <= 0n) return undefined
  const total = rule.strategy === 'added' ? credit + cost : credit
  return { amount: credit, fee: cost < total ? cost : total, asked: total, paid: { currency, amount: asked, rate } }
}
