import type { ErrorAnswer } from '@fairhouse/contract'

/** Seconds in which a tap by mistake can be taken back; the page is covered meanwhile. */
export const graceSeconds = 5

/** The state of the button that stops everything. */
export type Stop =
  | { readonly at: 'counting'; readonly left: number }
  | { readonly at: 'sending' }
  | { readonly at: 'refused'; readonly error: ErrorAnswer }
/** The events of the button. */
export type StopEvent = { readonly is: 'second' | 'now' } | { readonly is: 'refused'; readonly error: ErrorAnswer }

/** Returns the next state of the button. */
export function stepStop(now: Stop, event: StopEvent): Stop {
  switch (event.is) {
    case 'second':
      return now.at === 'counting' ? (now.left > 1 ? { at: 'counting', left: now.left - 1 } : { at: 'sending' }) : now
    case 'now':
      return now.at === 'sending' ? now : { at: 'sending' }
    case 'refused':
      return now.at === 'sending' ? { at: 'refused', error: event.error } : now
  }
}
