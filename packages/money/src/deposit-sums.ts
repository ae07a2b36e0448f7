import { percentOf } from './fraction.ts'

/**
 * The fee of a payment method: a percentage as a decimal string, a fixed part in minor units, its minimum and maximum,
 * and who bears it.
 */
export type FeeRule = {
  percent: string
  fixedMinor: bigint
  leastMinor?: bigint | undefined
  mostMinor?: bigint | undefined
  strategy: 'included' | 'added'
}

/**
 * The sums of a deposit in minor units. Added fee: the provider charges amount plus fee, the wallet gets the amount.
 * Included fee: the provider charges the amount, the wallet gets it minus the fee.
 */
export type DepositSums = { fee: bigint; asked: bigint; reachesWallet: bigint }

/**
 * Computes the sums of a deposit, for the form, the submit and the credit alike. Rounded half up once, at the end. An
 * amount of zero has no fee.
 */
export function depositSums(amountMinor: bigint, rule: FeeRule): DepositSums {
  if (amountMinor <= 0n) return { fee: 0n, asked: 0n, reachesWallet: 0n }
  const fee = within(percentOf(amountMinor, rule.percent) + rule.fixedMinor, rule)
  if (rule.strategy === 'added') return { fee, asked: amountMinor + fee, reachesWallet: amountMinor }
  const taken = fee > amountMinor ? amountMinor : fee
  return { fee: taken, asked: amountMinor, reachesWallet: amountMinor - taken }
}

function within(fee: bigint, { leastMinor = 0n, mostMinor }: FeeRule): bigint {
  const least = fee < leastMinor ? leastMinor : fee
  return mostMinor !== undefined && least > mostMinor ? mostMinor : least
}
