const hundredthsOfPercent = { debit: 90n, credit: 180n, prepaid: 120n }
const fixed = 10n

/** What the acquirer keeps of a payment: 0.9 % (debit), 1.8 % (credit) or 1.2 % (prepaid), half up, and 0.10. */
export function acquirerFee(amount: bigint, funding: 'debit' | 'credit' | 'prepaid'): bigint {
  const fee = (amount * hundredthsOfPercent[funding] + 5000n) / 10_000n + fixed
  return fee < amount ? fee : amount
}

/** What a chargeback costs the merchant: 15.00, whether or not it is won later. */
export const chargebackFee = 1500n

/** What a payout costs the merchant: 0.25. */
export const payoutFee = 25n
