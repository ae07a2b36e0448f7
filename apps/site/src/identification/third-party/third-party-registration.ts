import type { ErrorAnswer, ThirdPartyDetails } from '@fairhouse/contract'
import type { Waited } from '../check/identity-check.ts'
import { refusalOf } from './third-party-sign-in.ts'

/** Everything typed into the details form, by field name. */
export type TypedDetails = Readonly<Record<string, string>>

/** Signing up by another service, with the steps as the specification counts them. */
export type ThirdPartyRegistration =
  | { step: 1; at: 'identify'; refusal?: ErrorAnswer }
  | { step: 2; at: 'verify' }
  | { step: 3; at: 'details'; from: ThirdPartyDetails; typed: TypedDetails; refusal?: ErrorAnswer }
  | { step: 5; at: 'confirm'; from: ThirdPartyDetails; typed: TypedDetails; refusal?: ErrorAnswer }
  | { step: 6; at: 'registering'; from: ThirdPartyDetails; typed: TypedDetails; confirmed: boolean }
  | { step: 7; at: 'logIn'; loginToken: string; auto: boolean }
  | { step: 7; at: 'success' }
  | { step: 8; at: 'tokenCheck'; token: string }
  | { step: 9; at: 'tokenFailed'; refusal: ErrorAnswer }

export type ThirdPartyRegistrationEvent =
  | { type: 'begun' }
  /** The refusal was read and taken away. */
  | { type: 'closed' }
  | { type: 'back'; typed?: TypedDetails }
  | { type: 'ended'; result: Waited }
  | { type: 'submitted'; typed: TypedDetails; confirmationPage: boolean }
  | { type: 'confirmed' }
  | { type: 'registered'; loginToken?: string; auto: boolean }
  | { type: 'refused'; error: ErrorAnswer }
  | { type: 'loggedIn' }
  | { type: 'otherCredentials' }

/** Returns the next state of the registration. Nothing typed is lost on the way. */
export function thirdPartyRegistration(now: ThirdPartyRegistration, event: ThirdPartyRegistrationEvent): ThirdPartyRegistration {
  switch (now.at) {
    case 'identify':
      if (event.type === 'begun') return { step: 2, at: 'verify' }
      if (event.type === 'closed') return { step: 1, at: 'identify' }
      return event.type === 'refused' ? { step: 1, at: 'identify', refusal: event.error } : now
    case 'verify':
      if (event.type === 'back') return { step: 1, at: 'identify' }
      if (event.type === 'ended') return evidence(event.result) ?? { step: 1, at: 'identify', refusal: refusalOf(event.result) }
      return now
    case 'tokenCheck':
      return event.type === 'ended' ? (evidence(event.result) ?? { step: 9, at: 'tokenFailed', refusal: refusalOf(event.result) }) : now
    case 'logIn':
      if (event.type === 'loggedIn') return { step: 7, at: 'success' }
      if (event.type === 'otherCredentials') return { step: 1, at: 'identify' }
      return event.type === 'refused' ? { step: 1, at: 'identify', refusal: event.error } : now
    case 'details':
    case 'confirm':
    case 'registering':
      return formStep(now, event)
    case 'success':
    case 'tokenFailed':
      return now
  }
}

/** A login token leads to the login, details without one to the form. */
function evidence({ status, payload }: Waited): ThirdPartyRegistration | undefined {
  if (status !== 'success') return undefined
  if (payload.loginToken) return { step: 7, at: 'logIn', loginToken: payload.loginToken, auto: payload.autoLogin ?? false }
  return payload.details && { step: 3, at: 'details', from: payload.details, typed: {} }
}

type InForm = Extract<ThirdPartyRegistration, { at: 'details' | 'confirm' | 'registering' }>

function formStep(now: InForm, event: ThirdPartyRegistrationEvent): ThirdPartyRegistration {
  const { from, typed } = now
  if (now.at === 'details' && event.type === 'submitted') {
    const all = { ...typed, ...event.typed }
    return event.confirmationPage
      ? { step: 5, at: 'confirm', from, typed: all }
      : { step: 6, at: 'registering', from, typed: all, confirmed: false }
  }
  if (now.at === 'confirm' && event.type === 'back') return { step: 3, at: 'details', from, typed }
  if (now.at === 'confirm' && event.type === 'confirmed') return { step: 6, at: 'registering', from, typed, confirmed: true }
  if (now.at === 'registering' && event.type === 'registered')
    return event.loginToken ? { step: 7, at: 'logIn', loginToken: event.loginToken, auto: event.auto } : { step: 7, at: 'success' }
  if (now.at === 'registering' && event.type === 'refused') return afterRefusal(now, event.error)
  return now
}

/** A refusal about fields leads back to them; another one to the page from which it was sent. */
function afterRefusal({ from, typed, confirmed }: Extract<InForm, { at: 'registering' }>, refusal: ErrorAnswer): ThirdPartyRegistration {
  const aboutFields = refusal.errorDetails?.['fields'] !== undefined
  return confirmed && !aboutFields ? { step: 5, at: 'confirm', from, typed, refusal } : { step: 3, at: 'details', from, typed, refusal }
}
