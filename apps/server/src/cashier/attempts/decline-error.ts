import { errors, type ErrorEntry } from '@fairhouse/errors'

/** Decline reasons with an error of their own. `processor_…` is the card network's response number. */
const own: Readonly<Record<string, ErrorEntry>> = {
  voucher_used: errors.voucherUsed,
  processor_2013: errors.cardFailure2013,
  processor_2063: errors.cardFailure2063,
  processor_2066: errors.cardFailure2066,
  processor_2073: errors.cardFailure2073,
  processor_2078: errors.cardFailure2078,
}

/** Returns the error that tells a player why a payment was refused; other reasons become a sub-code of 119. */
export const declineError = (reason: string | null): ErrorEntry => own[reason ?? ''] ?? errors.paymentRejected
