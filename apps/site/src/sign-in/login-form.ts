import type { ErrorAnswer, Profile } from '@fairhouse/contract'

/** What the sign-in form shows: login and password, then a one-time code if the player has enabled it. */
export type LoginState =
  | { at: 'password'; refusal?: ErrorAnswer; login?: string }
  | { at: 'code'; refusal?: ErrorAnswer; login: string }
  | { at: 'in'; profile: Profile }

/** The server's refusal, or the player's wish to start over. */
export type LoginEvent = { is: 'refused'; error: ErrorAnswer; login: string } | { is: 'entered'; profile: Profile } | { is: 'again' }

/** One step of the form. A wrong code leaves the code form; everything else that refuses a code asks for the password again. */
export function stepLoginForm(now: LoginState, event: LoginEvent): LoginState {
  if (now.at === 'in') return now
  if (event.is === 'entered') return { at: 'in', profile: event.profile }
  if (event.is === 'again') return { at: 'password', ...(now.login ? { login: now.login } : {}) }
  const { error: refusal, login } = event
  if (refusal.error === 'loginStepNeeded') return { at: 'code', login }
  const stays =
    now.at === 'code' && (refusal.error === 'wrongField' || refusal.error === 'tooManyRequests' || refusal.error === 'connection')
  return { at: stays ? 'code' : 'password', refusal, login }
}
