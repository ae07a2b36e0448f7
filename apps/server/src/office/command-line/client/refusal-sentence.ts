import type { OfficeRefusal } from '@fairhouse/contract/office/office-caller.ts'
import { officeErrors } from '@fairhouse/contract/office/index.ts'

type Details = Record<string, unknown>

/** Says in a sentence why the office refused a call, and what to do about it. */
export function refusalSentence({ error, errorDetails = {}, errorSubMessage, expireTimestamp }: OfficeRefusal): string {
  switch (error) {
    case 'connection':
      return 'The office does not answer. Is its address right, and does it run?'
    case 'notAllowed':
      return notAllowed(errorDetails)
    case 'aboveBound':
      return 'This goes further than your role reaches. Ask somebody whose role reaches further.'
    case 'outOfReach':
      return 'This is about you or your household. A colleague must do it.'
    case 'reasonNeeded':
      return 'A reason is missing. Give it with --reason "…", in 10 to 500 characters: it is kept.'
    case 'checkFields':
      return errorSubMessage ?? `What was given does not do: ${Object.keys(recordIn(errorDetails['fields'])).join(', ')}.`
    case 'mayNot':
      return errorSubMessage ?? 'The house does not allow it as things stand.'
    case 'decidedBefore':
      return 'It was decided before.'
    case 'taken':
      return `${String(recordIn(errorDetails['worker'])['name'])} has it open in the office now.`
    case 'tooManyTries':
      return `Too many tries. It is closed until ${expireTimestamp}.`
    default:
      return `${errorSubMessage ?? officeErrors[error].about}.`
  }
}

function notAllowed({ permission, heldBy, gate }: Details): string {
  if (typeof gate === 'string')
    return 'A machine\'s token passes no gate: this needs a person, who logs in with "fairhouse login" and signs or asks for it.'
  const roles = Array.isArray(heldBy) ? heldBy.map(String) : []
  return `You need the permission ${String(permission)}, which ${roles.length > 0 ? `is held by: ${roles.join(', ')}` : 'nobody has'}.`
}

const recordIn = (value: unknown): Details => (typeof value === 'object' && value !== null ? (value as Details) : {}) // an object has strings as keys
