import { percentOf } from './fraction.ts'

/** A method's fee: a percentage as a decimal string, a fixed part in minor units, what it is at least and at most, and who bears it. */
export type FeeRule = {
  percent: string
  fixedMinor: bigint
  leastMinor?: bigint | undefined
  mostMinor?: bigint | undefined
  strategy: 'included' | 'added'
}

/** What a deposit costs, in minor units. Added: the provider is asked for amount and fee, the wallet gets the amount. Included: the provider is asked for the amount, the wallet gets it less the fee. */
export type DepositSums = { fee: bigint; asked: bigint; reachesWallet: bigint }

/** What a deposit costs: one function for the form, the submit and the credit. Rounded half up, once, at the end; nothing costs nothing. */
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
