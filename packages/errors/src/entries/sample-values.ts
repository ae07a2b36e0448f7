import type { Sample } from '../error-entry.ts'

/** What stands beside a limit. */
export const limit = { limit: '500.00', available: '40.00', currency: 'EUR' }
/** Beside what will be possible again. */
export const later = { expireTime: 900, expireTimestamp: '2027-02-03T18:30:00Z' }
/** One sample for each reason. */
export const reasons = (...words: string[]): Sample[] => words.map((reason) => ({ errorDetails: { ...usual, reason } }))
/** One sample for each sub-code and each kind of address that it is said at. */
export const actions = (...codes: (string | undefined)[]): Sample[] =>
  codes.flatMap((errorSubCode) =>
    ['/api/game/launch', '/api/payment/methods', '/api/payment/initWithdraw'].map((errorUrl) => ({
      errorUrl,
      ...(errorSubCode ? { errorSubCode } : {}),
    })),
  )

/** A value for each detail that messages speak about. */
export const usual: Readonly<Record<string, unknown>> = {
  tries: 3,
  age: 21,
  number: 18,
  max: 5,
  size: 12.5,
  maxSize: 10,
  types: ['JPG', 'PNG', 'PDF'],
  fields: ['zipCode', 'city'],
  field: 'city',
  name: 'nickName',
  from: '2027-02-01T09:00:00Z',
  until: '2027-02-03T18:30:00Z',
  extent: 'all',
}
