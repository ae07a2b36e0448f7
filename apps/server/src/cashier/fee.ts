import { percentOf } from '@fairhouse/money'

export type FeeRule = { percent: string; fixedMinor: bigint; strategy: 'included' | 'added' }

/** What a deposit costs, in minor units. Added: the provider is asked for amount and fee, the wallet gets the amount. Included: the provider is asked for the amount, the wallet gets it less the fee. */
export type DepositSums = { fee: bigint; asked: bigint; reachesWallet: bigint }

/** Rounded half up, once, at the end. */
export function depositSums(amountMinor: bigint, rule: FeeRule): DepositSums {
  const fee = percentOf(amountMinor, rule.percent) + rule.fixedMinor
  if (rule.strategy === 'added') return { fee, asked: amountMinor + fee, reachesWallet: amountMinor }
  const taken = fee > amountMinor ? amountMinor : fee
  return { fee: taken, asked: amountMinor, reachesWallet: amountMinor - taken }
}
