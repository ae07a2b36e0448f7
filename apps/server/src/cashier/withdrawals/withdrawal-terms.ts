import { formatAmount, parseAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import type { MethodData } from '../method-catalogue/method.ts'

/** What a withdrawal by one way may be and costs, in minor units; without a largest amount only the balance bounds it. */
export type WithdrawalTerms = { least: bigint; most: bigint | undefined; percent: string; fixedMinor: bigint }

/** The terms of the way to pay that the money goes back by; where it says nothing, those of the settings, without a fee. */
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

/** The same as a page is told. */
export const termsView = ({ least, most, percent, fixedMinor }: WithdrawalTerms, currency: string) => ({
  minAmount: formatAmount(least, currency),
  maxAmount: most === undefined ? null : formatAmount(most, currency),
  feePercent: percent,
  feeFixed: formatAmount(fixedMinor, currency),
})
