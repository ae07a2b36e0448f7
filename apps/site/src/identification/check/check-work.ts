import type { ErrorAnswer, IdentificationMethod } from '@fairhouse/contract'
import type { Entering } from '@fairhouse/flow'
import { nowOf, type Site } from '../../base/site.ts'
import type { IdentityCheck, IdentityCheckEvent, Typed, Waited } from './identity-check.ts'
import { forgetTry, keepTry, readTry, type KeptTry } from './kept-try.ts'
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

/** Methods that begin by themselves, without a form. */
export const withoutForm: readonly IdentificationMethod[] = ['trustly', 'cddn']

/** The calls of a check's steps: begins a try or takes up one from before a reload, and waits for its end. */
export function checkWork(site: Site, { after, beganByItself, ...work }: Work): Entering<IdentityCheck, IdentityCheckEvent> {
  const { method, purpose, poker } = work
  return {
    form: (_, tell) => {
      const isFirst = !beganByItself.current
      // Only once: after a refusal or a cancel the player starts over.
      beganByItself.current = true
      const kept = readTry(nowOf(site))
      if (kept && kept.method === method && kept.purpose === purpose) tell({ type: 'begun', begun: kept })
      else if (isFirst && withoutForm.includes(method)) tell({ type: 'submitted', typed: {} })
    },
    starting: async ({ typed }, tell, signal) => {
      const answer = await begin(site, { ...work, typed, signal })
      if (!answer.ok) return tell({ type: 'refused', error: answer.error })
      const begun = { ...answer.value, begunAt: nowOf(site) }
      keepTry({ ...begun, method, purpose, after, ...(poker ? { customerApp: 'poker' } : {}) })
      if (begun.mode === 'redirect' && begun.url) return location.assign(begun.url)
      tell({ type: 'begun', begun })
    },
    verification: async ({ begun }, tell, signal) => {
      const result = await waitFor(site, begun.token, signal)
      if (!result) return
      forgetTry()
      tell({ type: 'ended', result })
    },
  }
}

type Begin = Omit<Work, 'after' | 'beganByItself'> & { typed: Typed; signal: AbortSignal }

async function begin({ call }: Site, { method, purpose, typed, poker, signal }: Begin) {
  const app = poker ? ({ customerApp: 'poker' } as const) : {}
  const init = await call('POST /api/login/init', app, { signal })
  if (!init.ok) return init
  return call(
    'POST /api/identification',
    { method, purpose, ...typed, ...app, identificationToken: init.value.identificationToken },
    { signal },
  )
}

/** Nobody waits any more: the server is told, and this tab forgets. */
export function leaveCheck({ call }: Site, state: IdentityCheck, then: () => void): void {
  if (state.at === 'verification') void call('POST /api/identification/cancel', { token: state.begun.token })
  forgetTry()
  then()
}
