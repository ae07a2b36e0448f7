import type { ErrorAnswer } from '@fairhouse/contract'

/** What is told of a refused document: "payment failed", which a gateway on the way may answer to any call, would speak of money here. */
export const documentError = (error: ErrorAnswer): ErrorAnswer =>
  error.error === 'paymentFailed' ? { ...error, error: 'uploadFailed', errorCode: 5 } : error
