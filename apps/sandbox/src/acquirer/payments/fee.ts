const hundredthsOfPercent = { debit: 90n, credit: 180n, prepaid: 120n }
const fixed = 10n

/** Returns the acquirer's fee: 0.9 % (debit), 1.8 % (credit) or 1.2 % (prepaid), rounded half up, plus 0.10. */
export function acquirerFee(amount: bigint, funding: 'debit' | 'credit' | 'prepaid'): bigint {
  const fee = (amount * hundredthsOfPercent[funding] + 5000n) / 10_000n + fixed
  return fee < amount ? fee : amount
}

/** The fee of a chargeback in minor units, charged even if it is reversed later. */
export const chargebackFee = 1500n

/** The fee of a payout in minor units. */
export const payoutFee = 25n
