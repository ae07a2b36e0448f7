import { formatAmount, parseAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import type { MethodData } from '../method-catalogue/method.ts'

/** The bounds and fee of one kind of withdrawal, in minor units; without `most` only the balance limits it. */
export type WithdrawalTerms = { least: bigint; most: bigint | undefined; percent: string; fixedMinor: bigint }

/** Returns the payout terms of a method; if it has none, those of the settings, without a fee. */
export function termsOf({ settings }: House, { payouts }: MethodData, currency: string): WithdrawalTerms {
  const rule = payouts?.currencies[currency]
  const minor = (amount: string | undefined) => (amount === undefined ? undefined : parseAmount(amount, currency))
  return {
    least: minor(rule?.minAmount ?? settings.get('withdrawal.minAmount')[currency]) ?? 1n,
    most: minor(rule?.maxAmount ?? settings.get('withdrawal.maxAmount')[currency]),
    percent: payouts?.feePercent ?? '0',
    fixedMinor: minor(rule?.feeFixed) ?? 0n,
  }
}

/** Formats the terms for a page. */
export const termsView = ({ least, most, percent, fixedMinor }: WithdrawalTerms, currency: string) => ({
  minAmount: formatAmount(least, currency),
  maxAmount: most === undefined ? null : formatAmount(most, currency),
  feePercent: percent,
  feeFixed: formatAmount(fixedMinor, currency),
})
