import { officeErrors, type OfficeErrorName } from '@fairhouse/contract/office/base/office-errors.ts'

/** A refusal of the office, by name. A value, not an exception. */
export type OfficeRefused = {
  readonly no: OfficeErrorName
  readonly details?: Record<string, unknown> | undefined
  /** A sentence about why, in English: what a use case says. */
  readonly message?: string | undefined
  readonly until?: Date | undefined
}

export const no = (name: OfficeErrorName, more: Omit<OfficeRefused, 'no'> = {}): OfficeRefused => ({ no: name, ...more })
export const isNo = (value: unknown): value is OfficeRefused =>
  typeof value === 'object' && value !== null && 'no' in value && Object.hasOwn(officeErrors, String(value.no))

/** Renders a refusal in the one shape of all errors, with its HTTP status. */
export function officeAnswer(
  { no: name, details, message, until }: OfficeRefused,
  path: string,
  now: Date,
): { status: number; body: object } {
  const { code, status } = officeErrors[name]
  const body = {
    error: name,
    errorCode: code,
    ...(details ? { errorDetails: details } : {}),
    ...(message ? { errorSubMessage: message } : {}),
    ...(until
      ? { expireTimestamp: until.toISOString(), expireTime: Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000)) }
      : {}),
    errorUrl: path,
  }
  return { status, body }
}
