import { converted } from './converted.ts'
import { depositSums, type FeeRule } from './deposit-sums.ts'

/** What a deposit comes to, in minor units of the wallet's currency; `paid` is what the provider is asked for in another one. */
export type DepositCost = {
  amount: bigint
  fee: bigint
  asked: bigint
  paid: { currency: string; amount: bigint; rate: string } | null
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
