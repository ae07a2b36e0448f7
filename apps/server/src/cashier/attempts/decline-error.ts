import { errors, type ErrorEntry } from '@fairhouse/errors'

/** Reasons of a refused payment that have an error of their own. `processor_…`: the network that carries a card's transaction, by its number. */
const own: Readonly<Record<string, ErrorEntry>> = {
  voucher_used: errors.voucherUsed,
  processor_2013: errors.cardFailure2013,
  processor_2063: errors.cardFailure2063,
  processor_2066: errors.cardFailure2066,
  processor_2073: errors.cardFailure2073,
  processor_2078: errors.cardFailure2078,
}

/** The error by which a player is told that a payment was refused; any other reason is a sub-code of 119. */
export const declineError = (reason: string | null): ErrorEntry => own[reason ?? ''] ?? errors.paymentRejected
