import { errors, type ErrorName } from '@fairhouse/errors'
import type { Answers } from '@fairhouse/contract/caller.ts'
import type { Refused } from '../../base/http/refusal.ts'
import type { FailReason } from '../identification-contract/method.ts'

/** What the browser is told of a finished attempt. */
export type Payload = Answers<'POST /api/waiting-request'>['payload']

/** The error for each reason. Most share one, to hide who uses which service. */
const errorFor: { readonly [R in FailReason]: ErrorName } = {
  expired: 'expiredVerification',
  refused: 'abortedVerification',
  wrongCode: 'authenticationRefused',
  notACustomer: 'authenticationFailed',
  unusable: 'authenticationFailed',
  unsupportedApp: 'authenticationFailed',
  delivery: 'authenticationFailed',
  vendorDown: 'identityServiceUnavailable',
  badSignature: 'identificationFailed',
  mismatch: 'identificationFailed',
  duplicate: 'duplicateIdentity',
  underage: 'ageRestricted',
  excluded: 'excluded',
  noPermission: 'bankPermissionNeeded',
  codeRefused: 'loginError',
  failed: 'failed',
}

export const errorOfReason = (reason: FailReason): ErrorName => errorFor[reason]

/** Returns a refusal as the payload of a waiting request. */
export function payloadOf({ refused, details, until }: Refused): Payload {
  return {
    error: refused,
    errorCode: errors[refused].code,
    ...(details ? { errorDetails: details } : {}),
    ...(until ? { expireTimestamp: until.toISOString() } : {}),
  }
}
