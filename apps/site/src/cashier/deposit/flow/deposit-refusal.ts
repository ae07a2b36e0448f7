import type { ErrorAnswer } from '@fairhouse/contract'
import type { ErrorName } from '@fairhouse/errors'
import { providerErrors } from './provider-errors.ts'

/** Refusals of a deposit with a notice of their own, which stays beside the button; every other one floats over the page. */
const noticed: ReadonlySet<string> = new Set<ErrorName>([
  'checkFields',
  'wrongField',
  'paymentRejected',
  'gatewayRejected',
  'paymentMethodLimit',
  'paymentDetailsIncomplete',
  'emailNotVerified',
  'phoneNotVerified',
  'emailAndPhoneNotVerified',
  'ageNotVerified',
  'profileFieldsToCheck',
  'limitNotSet',
  'limitNeeded',
  'maxBalanceNotSet',
  'sessionTimeNotSet',
  'blockedFromTransactions',
  'sourceOfFundsNeeded',
  'nameAndIbanNeeded',
  'depositOnHold',
  'shownElsewhere',
  // Exclusion registers: nothing to try again, and nothing to miss.
  'excluded',
  'vulnerablePlayer',
  'episCheckFailed',
])

/** Returns whether a refusal floats over the page: it has no notice of its own and marks no field of the form. */
export const floats = (error: ErrorAnswer): boolean => !hasOwnNotice(error) && error.errorDetails?.['fields'] === undefined

/** Returns whether a refusal has a notice of its own; a request for documents has one if it names them. */
export const hasOwnNotice = (error: ErrorAnswer): boolean =>
  noticed.has(error.error) ||
  providerErrors(error).length > 0 ||
  (error.error === 'notValidated' && error.errorDetails?.['documents'] !== undefined)
