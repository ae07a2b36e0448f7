import type { ErrorAnswer } from '@fairhouse/contract'

/** Everything typed so far, by field name. */
export type Typed = Record<string, string>

/** Where a registration stands. `step` counts from 0; the last step shows what was typed. */
export type Registration =
  | { at: 'consent' }
  | { at: 'step'; step: number; typed: Typed; refusal?: ErrorAnswer }
  | { at: 'checking'; step: number; typed: Typed }
  | { at: 'registering'; step: number; typed: Typed }
  | { at: 'done' }

/** What can happen to it. */
export type RegistrationEvent =
  | { type: 'agreed' }
  | { type: 'submitted'; typed: Typed; last: boolean }
  | { type: 'accepted' }
  | { type: 'refused'; error: ErrorAnswer; step?: number }
  | { type: 'back'; typed: Typed }

/** Where the registration goes next. Nothing typed is ever lost on the way. */
export function registrationFlow(now: Registration, event: RegistrationEvent): Registration {
  switch (now.at) {
    case 'consent':
      return event.type === 'agreed' ? { at: 'step', step: 0, typed: {} } : now
    case 'step':
      if (event.type === 'submitted')
        return { at: event.last ? 'registering' : 'checking', step: now.step, typed: { ...now.typed, ...event.typed } }
      if (event.type === 'back' && now.step > 0) return { at: 'step', step: now.step - 1, typed: { ...now.typed, ...event.typed } }
      return now
    case 'checking':
      if (event.type === 'accepted') return { at: 'step', step: now.step + 1, typed: now.typed }
      return event.type === 'refused' ? { at: 'step', step: now.step, typed: now.typed, refusal: event.error } : now
    case 'registering':
      if (event.type === 'accepted') return { at: 'done' }
      return event.type === 'refused' ? { at: 'step', step: event.step ?? now.step, typed: now.typed, refusal: event.error } : now
    case 'done':
      return now
  }
}
