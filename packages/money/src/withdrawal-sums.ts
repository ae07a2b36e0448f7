import { percentOf } from './fraction.ts'

/** What a withdrawal costs, in minor units: the fee is taken from what is withdrawn, the rest is paid out. */
export type WithdrawalSums = { fee: bigint; paidOut: bigint }

/** One function for the form, the request and the payout. Rounded half up, once; a fee that leaves nothing leaves zero. */
export function withdrawalSums(amountMinor: bigint, rule: { percent: string; fixedMinor: bigint }): WithdrawalSums {
  if (amountMinor <= 0n) return { fee: 0n, paidOut: 0n }
  const fee = percentOf(amountMinor, rule.percent) + rule.fixedMinor
  return fee >= amountMinor ? { fee: amountMinor, paidOut: 0n } : { fee, paidOut: amountMinor - fee }
}
