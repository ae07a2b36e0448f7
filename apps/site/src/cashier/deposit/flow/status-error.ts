import type { ErrorAnswer } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'

/** Returns why a deposit failed, if its status says so. */
export function statusError({
  status,
  error = status,
  errorCode,
  errorSubCode,
  errorDetails,
}: Answers<'GET /api/deposits/status'>): ErrorAnswer | undefined {
  if (errorCode === undefined) return undefined
  return { error, errorCode, ...(errorSubCode ? { errorSubCode } : {}), ...(errorDetails ? { errorDetails } : {}) }
}
