import type { ErrorAnswer, IdentificationMethod } from '@fairhouse/contract'
import type { Entering } from '@fairhouse/flow'
import { nowOf, type Site } from '../../base/site.ts'
import { beginCheck, firstEvent } from './begin-check.ts'
import type { IdentityCheck, IdentityCheckEvent, Waited } from './identity-check.ts'
import { forgetTry, readTry, type KeptTry } from './kept-try.ts'
import { waitFor } from './wait-for.ts'

/** The purpose of a check, and where its result goes. */
export type Checking = {
  method: IdentificationMethod
  purpose: KeptTry['purpose']
  poker?: boolean
  onStep: (step: 1 | 2) => void
  onResult: (result: Waited) => void
  onRefusal: (error: ErrorAnswer | undefined) => void
}

/** A check, where to go after its login, and whether it has begun by itself already. */
type Work = Pick<Checking, 'method' | 'purpose'> & { poker: boolean; after: Record<string, string>; beganByItself: { current: boolean } }

/** The calls of a check's steps: begins a try or takes up one from before a reload, and waits for its end. */
export function checkWork(site: Site, { after, beganByItself, ...work }: Work): Entering<IdentityCheck, IdentityCheckEvent> {
  return {
    form: (_, tell) => {
      const isFirst = !beganByItself.current
      // Only once: after a refusal or a cancel the player starts over.
      beganByItself.current = true
      const first = firstEvent(readTry(nowOf(site)), work, isFirst)
      if (first) tell(first)
    },
    starting: async ({ typed }, tell, signal) => {
      const event = await beginCheck(site, { ...work, after, typed, signal })
      if (event) tell(event)
    },
    verification: async ({ begun }, tell, signal) => {
      const result = await waitFor(site, begun.token, signal)
      if (!result) return
      forgetTry()
      tell({ type: 'ended', result })
    },
  }
}

/** Nobody waits any more: the server is told, and this tab forgets. */
export function leaveCheck({ call }: Site, state: IdentityCheck, then: () => void): void {
  if (state.at === 'verification') void call('POST /api/identification/cancel', { token: state.begun.token })
  forgetTry()
  then()
}
