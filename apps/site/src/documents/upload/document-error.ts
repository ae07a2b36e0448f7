import type { ErrorAnswer } from '@fairhouse/contract'

/**
 * Returns the error to show for a refused document: "payment failed", which a gateway may answer to any call, would
 * speak of money here.
 */
export const documentError = (error: ErrorAnswer): ErrorAnswer =>
  error.error === 'paymentFailed' ? { ...error, error: 'uploadFailed', errorCode: 5 } : error
