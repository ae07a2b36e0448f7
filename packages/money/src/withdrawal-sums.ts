import { percentOf } from './fraction.ts'

/** The sums of a withdrawal in minor units: the fee is taken from the amount, the rest is paid out. */
export type WithdrawalSums = { fee: bigint; paidOut: bigint }

/**
 * Computes the sums of a withdrawal, for the form, the request and the payout alike. Rounded half up once. If the fee
 * exceeds the amount, zero is paid out.
 */
export function withdrawalSums(amountMinor: bigint, rule: { percent: string; fixedMinor: bigint }): WithdrawalSums {
  if (amountMinor <= 0n) return { fee: 0n, paidOut: 0n }
  const fee = percentOf(amountMinor, rule.percent) + rule.fixedMinor
  return fee >= amountMinor ? { fee: amountMinor, paidOut: 0n } : { fee, paidOut: amountMinor - fee }
}
