import type { ErrorAnswer, Profile } from '@fairhouse/contract'
import type { Phone } from '../identification/index.ts'

/** Everything typed so far, by field name. */
export type Typed = Record<string, string>

/** The parts of a registration: an agreement first, a second form, a review page. */
export type Shape = { readonly agreement: boolean; readonly secondForm: boolean; readonly confirmation: boolean }

/**
 * The state of a registration, with the specification's numbers: 1 user details, 2 personal information (or the only
 * form), 3 confirmation, 4 waiting for verification, 5 done (logged in if there is a profile).
 */
export type Registration =
  | { at: 'agreement' }
  | { at: 'form'; step: 1 | 2; typed: Typed; refusal?: ErrorAnswer }
  | { at: 'checking'; step: 1; typed: Typed }
  | { at: 'confirmation'; step: 3; typed: Typed; refusal?: ErrorAnswer }
  | { at: 'registering'; step: 1 | 2 | 3; typed: Typed }
  | { at: 'waiting'; step: 4; typed: Typed; phone?: Phone | undefined }
  | { at: 'done'; step: 5; profile?: Profile | undefined }
  | { at: 'left' }

/** The events of a registration. */
export type RegistrationEvent =
  | { type: 'agreed' }
  | { type: 'disagreed' }
  | { type: 'submitted'; typed: Typed }
  /** The first form has nothing wrong. */
  | { type: 'accepted' }
  /** `phone`: it is asked, and the registration waits for its answer; else for a code from a mail. */
  | { type: 'registered'; next: 'waiting' | 'done'; profile?: Profile | undefined; phone?: Phone | undefined }
  /** `step`: the form that has the field which was refused. */
  | { type: 'refused'; error: ErrorAnswer; step?: 1 | 2 }
  | { type: 'proven'; profile: Profile }
  /** The wait ended in an error. */
  | { type: 'failed'; error: ErrorAnswer }
  | { type: 'back'; typed: Typed }

/** Returns the first state of a registration: the agreement if there is one, otherwise its first form. */
export function firstOf(shape: Shape): Registration {
  return shape.agreement ? { at: 'agreement' } : { at: 'form', step: shape.secondForm ? 1 : 2, typed: {} }
}

/**
 * Returns the transition function for a registration of this shape. Nothing typed is ever lost; events without meaning
 * change nothing.
 */
export function registrationFlow(shape: Shape): (now: Registration, event: RegistrationEvent) => Registration {
  return (now, event) => {
    switch (now.at) {
      case 'agreement':
        if (event.type === 'agreed') return firstOf({ ...shape, agreement: false })
        return event.type === 'disagreed' ? { at: 'left' } : now
      case 'form':
        return fromForm(shape, now, event)
      case 'checking':
        if (event.type === 'accepted') return { at: 'form', step: 2, typed: now.typed }
        return event.type === 'refused' ? { at: 'form', step: 1, typed: now.typed, refusal: event.error } : now
      case 'confirmation':
        if (event.type === 'submitted') return { at: 'registering', step: 3, typed: now.typed }
        return event.type === 'back' ? { at: 'form', step: 2, typed: now.typed } : now
      case 'registering':
        return fromRegistering(now, event)
      case 'waiting':
        if (event.type === 'proven') return { at: 'done', step: 5, profile: event.profile }
        return event.type === 'failed' ? afterFailure(shape, now.typed, event.error) : now
      case 'done':
      case 'left':
        return now
    }
  }
}

type Form = Extract<Registration, { at: 'form' }>
type Registering = Extract<Registration, { at: 'registering' }>

function fromForm(shape: Shape, now: Form, event: RegistrationEvent): Registration {
  if (event.type === 'submitted') {
    const typed = { ...now.typed, ...event.typed }
    if (now.step === 1) return { at: 'checking', step: 1, typed }
    return shape.confirmation ? { at: 'confirmation', step: 3, typed } : { at: 'registering', step: 2, typed }
  }
  if (event.type !== 'back') return now
  const first = now.step === 1 || !shape.secondForm
  return first ? { at: 'left' } : { at: 'form', step: 1, typed: { ...now.typed, ...event.typed } }
}

function fromRegistering(now: Registering, event: RegistrationEvent): Registration {
  const { step, typed } = now
  if (event.type === 'registered')
    return event.next === 'waiting'
      ? { at: 'waiting', step: 4, typed, ...(event.phone ? { phone: event.phone } : {}) }
      : { at: 'done', step: 5, profile: event.profile }
  if (event.type !== 'refused') return now
  const { error: refusal, step: to = step } = event
  return to === 3 ? { at: 'confirmation', step: 3, typed, refusal } : { at: 'form', step: to, typed, refusal }
}

/** After a failed wait: the confirmation if there is one, otherwise the last form. */
function afterFailure(shape: Shape, typed: Typed, refusal: ErrorAnswer): Registration {
  return shape.confirmation ? { at: 'confirmation', step: 3, typed, refusal } : { at: 'form', step: 2, typed, refusal }
}
