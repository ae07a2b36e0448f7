import type { ErrorAnswer } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import type { ValidationMessage } from '@fairhouse/frame'

export type ValidationStatus = Answers<'GET /api/documents/validation/status'>

/** The automatic validation: described, its frame, the wait for what comes of it, its end; or documents are sent by hand. */
export type Validation =
  | { at: 'described' }
  | { at: 'starting' }
  | { at: 'frame'; url: string }
  | { at: 'waiting' }
  | { at: 'done'; told: ValidationStatus }
  | { at: 'byHand'; isLimited: boolean }

export type ValidationEvent =
  | { type: 'begin' }
  | { type: 'begun'; url: string }
  | { type: 'refused'; error: ErrorAnswer }
  | { type: 'framed'; message: ValidationMessage; addressCard: boolean }
  | { type: 'told'; told: ValidationStatus }
  | { type: 'waitedLong' }
  | { type: 'byHand' }

/** The error that says that the attempts are used up. */
export const attemptsUsedUp = 305

/** One step of the validation. */
export function stepValidation(now: Validation, event: ValidationEvent): Validation {
  if (event.type === 'byHand') return { at: 'byHand', isLimited: false }
  switch (now.at) {
    case 'described':
      return event.type === 'begin' ? { at: 'starting' } : now
    case 'starting':
      if (event.type === 'begun') return { at: 'frame', url: event.url }
      if (event.type !== 'refused') return now
      return event.error.errorCode === attemptsUsedUp ? { at: 'byHand', isLimited: true } : { at: 'described' }
    case 'frame':
      if (event.type === 'framed') return isOver(event) ? { at: 'waiting' } : now
      return event.type === 'told' && isFinal(event.told) ? { at: 'done', told: event.told } : now
    case 'waiting':
      if (event.type === 'waitedLong') return { at: 'done', told: { status: 'pending' } }
      return event.type === 'told' && isFinal(event.told) ? { at: 'done', told: event.told } : now
    case 'done':
      return event.type === 'begin' ? { at: 'starting' } : now
    case 'byHand':
      return now
  }
}

/**
 * Returns whether a message ends the frame: done, or one of iDenfy's statuses, unless a proof of address follows in the
 * same frame.
 */
function isOver({ message, addressCard }: Extract<ValidationEvent, { type: 'framed' }>): boolean {
  if (message.is === 'done') return true
  return (message.status !== '' || message.manualStatus !== '') && !addressCard
}

/** Returns whether nothing more will come soon: it is decided, or left to an operator, who takes days. */
const isFinal = ({ status, byOperator }: ValidationStatus): boolean => byOperator === true || (status !== 'pending' && status !== 'none')
