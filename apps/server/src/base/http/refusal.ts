import { errorNamed, type ErrorName } from '@fairhouse/errors'
import type { ErrorAnswer } from '@fairhouse/contract'

/** A call's refusal, by name in the error catalogue. A value, not an exception. */
export type Refused = {
  readonly refused: ErrorName
  readonly details?: Record<string, unknown> | undefined
  readonly subCode?: string | undefined
  readonly subMessage?: string | undefined
  /** Until when it applies. */
  readonly until?: Date | undefined
}

/** Builds a refusal; `more` holds what the message mentions. */
export const refuse = (name: ErrorName, more: Omit<Refused, 'refused'> = {}): Refused => ({ refused: name, ...more })

export const isRefused = (value: unknown): value is Refused => typeof value === 'object' && value !== null && 'refused' in value

/** Renders a refusal in the single shape of error answers, with its HTTP status. */
export function errorAnswer(refused: Refused, path: string, now: Date): { status: number; body: ErrorAnswer } {
  const entry = errorNamed(refused.refused)
  return {
    status: entry.httpStatus,
    body: {
      error: entry.name,
      errorCode: entry.code,
      ...(refused.details ? { errorDetails: refused.details } : {}),
      ...(refused.subCode ? { errorSubCode: refused.subCode } : {}),
      ...(refused.subMessage ? { errorSubMessage: refused.subMessage } : {}),
      ...(refused.until
        ? {
            expireTimestamp: refused.until.toISOString(),
            expireTime: Math.max(0, Math.ceil((refused.until.getTime() - now.getTime()) / 1000)),
          }
        : {}),
      errorUrl: path,
    },
  }
}
