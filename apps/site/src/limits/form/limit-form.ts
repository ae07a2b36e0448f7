import type { ErrorAnswer } from '@fairhouse/contract'
import type { Change, Wish } from './limit-changes.ts'
import type { Need } from '../confirming/limit-need.ts'
import type { Popup } from '../confirming/pending-deposits.ts'

/** What is about to be saved, and what is asked before. */
export type Plan = { readonly wish: Wish; readonly changes: readonly Change[]; readonly need: Need; readonly popup?: Popup | undefined }

/** The state of a limit form: editing, confirming, talking to us, sending, refused. */
export type FormState =
  | { readonly at: 'editing' }
  | { readonly at: 'confirming'; readonly plan: Plan }
  | { readonly at: 'contacting'; readonly plan: Plan }
  | { readonly at: 'sending'; readonly plan: Plan }
  | { readonly at: 'refused'; readonly error: ErrorAnswer }

/** The events of the form. */
export type FormEvent =
  | { readonly is: 'save'; readonly plan: Plan }
  | { readonly is: 'confirm' | 'back' | 'cancel' | 'edit' | 'saved' }
  | { readonly is: 'refused'; readonly error: ErrorAnswer }

/** Returns the next state; an event without meaning changes nothing. */
export function stepForm(now: FormState, event: FormEvent): FormState {
  switch (event.is) {
    case 'save':
      if (now.at !== 'editing' && now.at !== 'refused') return now
      return { at: event.plan.need.confirm || event.plan.popup ? 'confirming' : 'sending', plan: event.plan }
    case 'confirm':
      if (now.at === 'confirming') return { at: now.plan.need.contact ? 'contacting' : 'sending', plan: now.plan }
      return now.at === 'contacting' ? { at: 'sending', plan: now.plan } : now
    case 'back':
      return now.at === 'contacting' ? { at: 'confirming', plan: now.plan } : now
    case 'cancel':
      return now.at === 'confirming' || now.at === 'contacting' ? { at: 'editing' } : now
    case 'refused':
      return now.at === 'sending' ? { at: 'refused', error: event.error } : now
    case 'saved':
      return now.at === 'sending' ? { at: 'editing' } : now
    case 'edit':
      return now.at === 'refused' ? { at: 'editing' } : now
  }
}
