import type { Refused } from '../../base/http/refusal.ts'

/**
 * How far a sign-in has come. `code` waits for a one-time code, `barred` has proven who it is and may not enter all the
 * same.
 */
export type SignIn = { at: 'password' } | { at: 'code' } | { at: 'barred'; why: Refused } | { at: 'in' }

/**
 * What happens to a sign-in. Whether somebody may enter is asked once everything is proven, so that nothing about an
 * account is told before.
 */
export type SignInEvent =
  | { is: 'password'; right: false }
  | { is: 'password'; right: true; secondFactor: boolean; barred: Refused | undefined }
  | { is: 'code'; right: false }
  | { is: 'code'; right: true; barred: Refused | undefined }
  | { is: 'frozen' }
  | { is: 'expired' }

/** One step of a sign-in; what has no meaning where it stands changes nothing. */
export function stepSignIn(now: SignIn, event: SignInEvent): SignIn {
  if (now.at === 'password' && event.is === 'password' && event.right) return event.secondFactor ? { at: 'code' } : entered(event.barred)
  if (now.at !== 'code') return now
  if (event.is === 'code' && event.right) return entered(event.barred)
  // Whoever guesses codes has to know the password once more, and so has whoever takes too long.
  return event.is === 'frozen' || event.is === 'expired' ? { at: 'password' } : now
}

const entered = (barred: Refused | undefined): SignIn => (barred ? { at: 'barred', why: barred } : { at: 'in' })
