import type { Refused } from '../../base/http/refusal.ts'

/** How far a sign-in has come. `code`: awaits a one-time code; `barred`: proven, but may not enter. */
export type SignIn = { at: 'password' } | { at: 'code' } | { at: 'barred'; why: Refused } | { at: 'in' }

/**
 * The events of a sign-in. Whether somebody may enter is decided once everything is proven, so that nothing about an
 * account is revealed before.
 */
export type SignInEvent =
  | { is: 'password'; right: false }
  | { is: 'password'; right: true; secondFactor: boolean; barred: Refused | undefined }
  | { is: 'code'; right: false }
  | { is: 'code'; right: true; barred: Refused | undefined }
  | { is: 'frozen' }
  | { is: 'expired' }

/** Applies one event to a sign-in; an event without meaning changes nothing. */
export function stepSignIn(now: SignIn, event: SignInEvent): SignIn {
  if (now.at === 'password' && event.is === 'password' && event.right) return event.secondFactor ? { at: 'code' } : entered(event.barred)
  if (now.at !== 'code') return now
  if (event.is === 'code' && event.right) return entered(event.barred)
  // Guessing codes, or taking too long, requires the password again.
  return event.is === 'frozen' || event.is === 'expired' ? { at: 'password' } : now
}

const entered = (barred: Refused | undefined): SignIn => (barred ? { at: 'barred', why: barred } : { at: 'in' })
