import type { Consequence } from '@fairhouse/contract/office/base/office-call.ts'
import type { OfficeRefusal } from '@fairhouse/contract/office/office-caller.ts'

/** What the dialog of an act knows at a time. */
export type ActState =
  | { readonly name: 'rehearsing' }
  | { readonly name: 'ready'; readonly consequence?: Consequence | undefined; readonly declined?: boolean }
  | { readonly name: 'sending'; readonly consequence?: Consequence | undefined }
  | { readonly name: 'refused'; readonly refusal: OfficeRefusal; readonly consequence?: Consequence | undefined }
  | { readonly name: 'request'; readonly id: string }

export type ActEvent =
  | { readonly name: 'rehearsed'; readonly consequence?: Consequence | undefined }
  | { readonly name: 'refused'; readonly refusal: OfficeRefusal }
  | { readonly name: 'declined' }
  | { readonly name: 'send' }
  | { readonly name: 'lookAgain' }

/** Where an act goes from a state; an event without meaning changes nothing. */
export function actStep(state: ActState, event: ActEvent): ActState {
  switch (event.name) {
    case 'rehearsed':
      return state.name === 'rehearsing' ? { name: 'ready', consequence: event.consequence } : state
    case 'send':
      return maySend(state) ? { name: 'sending', consequence: consequenceOf(state) } : state
    case 'declined':
      return state.name === 'sending' ? { name: 'ready', consequence: state.consequence, declined: true } : state
    case 'refused': {
      if (state.name !== 'sending' && state.name !== 'rehearsing') return state
      const request = requestOf(event.refusal)
      if (request !== undefined) return { name: 'request', id: request }
      return { name: 'refused', refusal: event.refusal, consequence: consequenceOf(state) }
    }
    case 'lookAgain':
      return state.name === 'refused' ? { name: 'rehearsing' } : state
  }
}

/** Refusals after which the same act can be sent once more as it is. */
const passing: readonly string[] = ['connection', 'away', 'failed', 'reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'locked']

/** Whether the act can be sent from here. */
export const maySend = (state: ActState): boolean =>
  state.name === 'ready' || (state.name === 'refused' && passing.includes(state.refusal.error))

/** What the act would do, if it is known. */
export const consequenceOf = (state: ActState): Consequence | undefined => ('consequence' in state ? state.consequence : undefined)

/** The change request that an act has become. */
function requestOf({ error, errorDetails }: OfficeRefusal): string | undefined {
  const request = errorDetails?.['request']
  return error === 'secondNeeded' && (typeof request === 'string' || typeof request === 'number') ? String(request) : undefined
}

/** The versions that have moved, by what they are versions of. */
export function movedVersions({ errorDetails }: OfficeRefusal): Record<string, string> {
  const moved = errorDetails?.['moved']
  if (!Array.isArray(moved)) return {}
  return Object.fromEntries(
    moved.flatMap((one: unknown): [string, string][] => {
      const { subject, after } = (one ?? {}) as { subject?: unknown; after?: unknown } // checked on the next line
      return typeof subject === 'string' && typeof after === 'string' ? [[subject, after]] : []
    }),
  )
}
