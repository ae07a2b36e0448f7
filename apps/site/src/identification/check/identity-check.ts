import type { ErrorAnswer } from '@fairhouse/contract'
import type { Answers, Takes } from '@fairhouse/contract/caller.ts'

/** What was typed into the form of step 1. */
export type Typed = Pick<Takes<'POST /api/identification'>, 'personalCode' | 'phoneNumber' | 'bic' | 'country'>
/** A try that the server has begun, and when that was by its clock. */
export type Begun = Answers<'POST /api/identification'> & { readonly begunAt: number }
/** The result of a try, from the waiting request. */
export type Waited = Answers<'POST /api/waiting-request'>

/** The check of an identity: step 1 the form, step 2 the verification; `passed` hands its result on. */
export type IdentityCheck =
  | { at: 'form'; refusal?: ErrorAnswer }
  | { at: 'starting'; typed: Typed }
  | { at: 'verification'; begun: Begun }
  | { at: 'passed'; result: Waited }

export type IdentityCheckEvent =
  | { type: 'submitted'; typed: Typed }
  | { type: 'begun'; begun: Begun }
  | { type: 'refused'; error: ErrorAnswer }
  | { type: 'cancelled' }
  | { type: 'lapsed'; error: ErrorAnswer }
  | { type: 'ended'; result: Waited }
  | { type: 'reset'; refusal?: ErrorAnswer }

/**
 * Returns the next state of the check. What was typed stays in its fields while step 1 fails; an error at step 2 starts
 * over.
 */
export function identityCheck(now: IdentityCheck, event: IdentityCheckEvent): IdentityCheck {
  switch (now.at) {
    case 'form':
      if (event.type === 'submitted') return { at: 'starting', typed: event.typed }
      // A try that was begun before a reload.
      return event.type === 'begun' ? { at: 'verification', begun: event.begun } : now
    case 'starting':
      if (event.type === 'begun') return { at: 'verification', begun: event.begun }
      return event.type === 'refused' ? { at: 'form', refusal: event.error } : now
    case 'verification':
      if (event.type === 'cancelled') return { at: 'form' }
      if (event.type === 'lapsed' || event.type === 'refused') return { at: 'form', refusal: event.error }
      return event.type === 'ended' ? { at: 'passed', result: event.result } : now
    case 'passed':
      return event.type === 'reset' ? { at: 'form', ...(event.refusal ? { refusal: event.refusal } : {}) } : now
  }
}

/** The step as the specification counts it. */
export const stepOfCheck = ({ at }: IdentityCheck): 1 | 2 => (at === 'verification' || at === 'passed' ? 2 : 1)
