import type { ErrorAnswer, IdentificationMethod, Profile, ThirdPartyDetails } from '@fairhouse/contract'
import { userNotFound } from '../entering/error-names.ts'
import type { Waited } from '../check/identity-check.ts'

/** The service of an authorization code, and the token that this browser was given for it. */
export type CodeBy = { tokenProvider: IdentificationMethod; identificationToken: string }

/** Signing in by another service. Step 1 login, step 2 verification (and entering by its token), step 3 the question whether to sign up, or done. */
export type ThirdPartySignIn =
  | { step: 1; at: 'login'; refusal?: ErrorAnswer }
  | { step: 2; at: 'verifying' }
  | { step: 2; at: 'entering'; loginToken: string; by?: CodeBy }
  | { step: 3; at: 'askToRegister'; details: ThirdPartyDetails | undefined }
  | { step: 3; at: 'done'; profile: Profile }

export type ThirdPartySignInEvent =
  | { type: 'begun' }
  | { type: 'back' }
  /** The refusal was read and taken away. */
  | { type: 'closed' }
  | { type: 'ended'; result: Waited }
  | { type: 'coded'; code: string; by: CodeBy }
  | { type: 'entered'; profile: Profile }
  | { type: 'refused'; error: ErrorAnswer }

/**
 * Returns the next state. Error 110 and an unknown profile lead to the question; every other refusal to the beginning.
 */
export function thirdPartySignIn(now: ThirdPartySignIn, event: ThirdPartySignInEvent): ThirdPartySignIn {
  switch (now.at) {
    case 'login':
      if (event.type === 'begun') return { step: 2, at: 'verifying' }
      if (event.type === 'closed') return { step: 1, at: 'login' }
      return event.type === 'refused' ? refused(event.error) : now
    case 'verifying':
      if (event.type === 'back') return { step: 1, at: 'login' }
      if (event.type === 'refused') return refused(event.error)
      if (event.type === 'coded') return { step: 2, at: 'entering', loginToken: event.code, by: event.by }
      return event.type === 'ended' ? afterVerification(event.result) : now
    case 'entering':
      if (event.type === 'entered') return { step: 3, at: 'done', profile: event.profile }
      if (event.type === 'back') return { step: 1, at: 'login' }
      return event.type === 'refused' ? refused(event.error) : now
    case 'askToRegister':
      return event.type === 'back' ? { step: 1, at: 'login' } : now
    case 'done':
      return now
  }
}

function afterVerification({ status, payload }: Waited): ThirdPartySignIn {
  if (status === 'success' && payload.loginToken) return { step: 2, at: 'entering', loginToken: payload.loginToken }
  if (payload.error === userNotFound || (status === 'success' && payload.details))
    return { step: 3, at: 'askToRegister', details: payload.details }
  return { step: 1, at: 'login', refusal: refusalOf({ status, payload }) }
}

/** A refusal of the login by token; an unknown person's has what a registration begins from. */
function refused(error: ErrorAnswer): ThirdPartySignIn {
  if (error.error !== userNotFound) return { step: 1, at: 'login', refusal: error }
  return { step: 3, at: 'askToRegister', details: error.errorDetails?.['details'] as ThirdPartyDetails | undefined } // the contract of 110 here
}

/** Returns how a failed try is reported: expiry and errors by the code that came with them, anything else by code 0. */
export function refusalOf({ status, payload }: { status: string; payload: Waited['payload'] }): ErrorAnswer {
  const told = (status === 'expired' || status === 'error') && (payload.errorCode !== undefined || payload.error !== undefined)
  if (!told) return { error: 'unknown', errorCode: 0 }
  const { error = '', errorCode = 0, errorDetails, expireTimestamp } = payload
  return { error, errorCode, ...(errorDetails ? { errorDetails } : {}), ...(expireTimestamp ? { expireTimestamp } : {}) }
}
