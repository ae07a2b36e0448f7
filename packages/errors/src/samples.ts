import type { ErrorName, Row } from './error-entry.ts'
import { table } from './table.ts'

/** What the server might say beside an error: its details, and what stands beside them. */
export type Sample = {
  readonly errorDetails?: Readonly<Record<string, unknown>>
  readonly errorSubCode?: string
  readonly expireTime?: number
  readonly expireTimestamp?: string
  readonly errorUrl?: string
}

const limit = { limit: '500.00', available: '40.00', currency: 'EUR' }
const later = { expireTime: 900, expireTimestamp: '2027-02-03T18:30:00Z' }
const reasons = (...words: string[]): Sample[] => words.map((reason) => ({ errorDetails: { ...usual, reason } }))
const actions = (...codes: (string | undefined)[]): Sample[] =>
  codes.flatMap((errorSubCode) =>
    ['/api/game/launch', '/api/payment/methods', '/api/payment/initWithdraw'].map((errorUrl) => ({
      errorUrl,
      ...(errorSubCode ? { errorSubCode } : {}),
    })),
  )

/** A value for each detail that messages speak about. */
const usual: Readonly<Record<string, unknown>> = {
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

const variants: { readonly [N in ErrorName]?: readonly Sample[] } = {
  invalidFields: [{ errorDetails: { fields: ['zipCode', 'city'] } }, { errorDetails: { field: 'email', fields: ['email'] } }],
  failedLogin: [3, 1, 0].map((tries) => ({ errorDetails: { tries } })),
  wrongField: [3, 1, 0].map((tries) => ({ errorDetails: { tries } })),
  closed: ['closed', 'deleted'].map((state) => ({ errorDetails: { state } })),
  paymentMethodLimit: [
    ...['daily', 'weekly', 'monthly', 'netDeposit', 'deposit', 'oneTime'].map((type) => ({ errorDetails: { type, ...limit } })),
    { errorDetails: { type: 'deposit', limitType: 'maxBalance', ...limit } },
    ...['daily', 'weekly', 'monthly'].map((type) => ({ errorDetails: { type, limitType: 'deposit', ...limit } })),
    { errorDetails: { paymentLimit: 'fee' } },
    { errorDetails: { type: 'daily' } },
    {},
  ],
  paymentDetailsIncomplete: ['deposit', 'withdrawal'].map((action) => ({ errorDetails: { action } })),
  notValidated: [{}, { errorDetails: { documents: ['identificationCard', 'residentialAddress'] } }],
  blockedFromTransactions: [{}, { errorDetails: { documents: ['passport'] } }],
  turnoverNotReached: reasons('turnover', 'bettingBonus'),
  fileRefused: reasons('count', 'imageCount', 'size', 'type', 'total', 'pixels', 'encrypted', 'active'),
  fieldRefused: reasons('unknown', 'mandatory', 'minAge', 'nationalIdNumber', 'spelpaus', 'gamstop'),
  textRefused: reasons('html', 'promotions'),
  closedForPeriod: [later, {}, { ...later, expireTime: 0 }],
  ageRestricted: [18, 21].map((age) => ({ errorDetails: { age } })),
  actionBlocked: actions(undefined, 'code1', 'code2'),
  actionBlockedForChecks: actions(undefined, 'code2'),
  actionBlockedForRisk: actions(undefined, 'code2'),
  closedByProvider: [
    ...['0', '1', '2', '3', '5', '7'].map((provider) => ({ errorDetails: { provider } })),
    { errorDetails: { provider: '1' }, ...later },
  ],
  cancellationFailed: ['all', 'partly'].map((extent) => ({ errorDetails: { extent } })),
  paymentRejected: [
    {},
    ...['insufficient_funds', 'do_not_honour', 'expired_card', 'incorrect_cvc'].map((errorSubCode) => ({ errorSubCode })),
  ],
  gatewayRejected: [
    {},
    ...['insufficient_funds', 'do_not_honour', 'expired_card', 'incorrect_cvc'].map((errorSubCode) => ({ errorSubCode })),
  ],
}

/** What an error can come with, one sample for each of its variants; for tests and for whoever designs. */
export function samplesOf(name: ErrorName): readonly Sample[] {
  const known = variants[name]
  if (known) return known
  const row: Row = table[name]
  const spoken = (row.details ?? []).filter((detail) => detail in usual).map((detail) => [detail, usual[detail]])
  const timed = row.details?.some((detail) => detail === 'expireTimestamp' || detail === 'minutes')
  return [{ ...(spoken.length > 0 ? { errorDetails: Object.fromEntries(spoken) } : {}), ...(timed ? later : {}) }]
}
