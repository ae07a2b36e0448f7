import type { ErrorAnswer } from '@fairhouse/contract'
import type { Length } from './exclusion-length.ts'

/** The state of a player who wants to stay away: choosing a length, confirming it, waiting for the server. */
export type ExclusionState =
  | { readonly at: 'choosing'; readonly error?: ErrorAnswer }
  | { readonly at: 'asked'; readonly length: Length }
  | { readonly at: 'sending'; readonly length: Length }

/** The events of the form. */
export type ExclusionEvent =
  | { readonly is: 'chosen'; readonly length: Length }
  | { readonly is: 'back' | 'begin' }
  | { readonly is: 'refused'; readonly error: ErrorAnswer }

/** Returns the next state; an event without meaning changes nothing. */
export function stepExclusion(now: ExclusionState, event: ExclusionEvent): ExclusionState {
  switch (event.is) {
    case 'chosen':
      return now.at === 'choosing' ? { at: 'asked', length: event.length } : now
    case 'back':
      return now.at === 'asked' ? { at: 'choosing' } : now
    case 'begin':
      return now.at === 'asked' ? { at: 'sending', length: now.length } : now
    case 'refused':
      return now.at === 'sending' ? { at: 'choosing', error: event.error } : now
  }
}
