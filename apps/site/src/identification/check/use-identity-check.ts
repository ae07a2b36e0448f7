import type { ErrorAnswer, IdentificationMethod } from '@fairhouse/contract'
import { useFlow } from '@fairhouse/flow'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { nowOf, useSite, type Site } from '../../base/site.ts'
import { beginCheck, beginsByItself, firstEvent } from './begin-check.ts'
import { identityCheck, stepOfCheck, type IdentityCheck, type IdentityCheckEvent, type Typed, type Waited } from './identity-check.ts'
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

const expired: ErrorAnswer = { error: 'expiredVerification', errorCode: 0 }

/** Runs the check of an identity: begins it, waits for its end, takes up what was begun before a reload. */
export function useIdentityCheck(checking: Checking) {
  const { method, purpose, poker = false } = checking
  const site = useSite()
  const after = useAfterLogin()
  // Only once: after a refusal or a cancel the player starts over.
  const beganByItself = useRef(false)
  const [state, send] = useFlow<IdentityCheck, IdentityCheckEvent>(
    identityCheck,
    { at: 'form' },
    {
      form: () => {
        const first = firstEvent(readTry(nowOf(site)), { method, purpose }, !beganByItself.current)
        beganByItself.current = true
        if (first) send(first)
      },
      starting: async ({ typed }, tell, signal) => {
        const event = await beginCheck(site, { method, purpose, typed, poker, after, signal })
        if (event) tell(event)
      },
      verification: async ({ begun }, tell, signal) => {
        const result = await waitFor(site, begun.token, signal)
        if (!result) return
        forgetTry()
        tell({ type: 'ended', result })
      },
    },
  )
  useTold(state, checking, () => send({ type: 'reset' }))
  return {
    state,
    /** The service comes by itself: there is nothing to fill in or to press. */
    opens: beginsByItself(method) && (state.at === 'starting' || (state.at === 'form' && !beganByItself.current)),
    submit: (typed: Typed) => send({ type: 'submitted', typed }),
    cancel: () => leave(site, state, () => send({ type: 'cancelled' })),
    lapse: () => leave(site, state, () => send({ type: 'lapsed', error: expired })),
  }
}

/** Nobody waits any more: the server is told, and this tab forgets. */
function leave({ call }: Site, state: IdentityCheck, then: () => void): void {
  if (state.at === 'verification') void call('POST /api/identification/cancel', { token: state.begun.token })
  forgetTry()
  then()
}

/** Tells the owner the step, an error, and the result, each once. */
function useTold(state: IdentityCheck, { onStep, onResult, onRefusal }: Checking, reset: () => void): void {
  const owner = useRef({ onStep, onResult, onRefusal, reset })
  owner.current = { onStep, onResult, onRefusal, reset }
  const step = stepOfCheck(state)
  useEffect(() => owner.current.onStep(step), [step])
  useEffect(() => {
    if (state.at === 'passed') {
      owner.current.onResult(state.result)
      owner.current.reset()
    }
    if (state.at === 'form' && state.refusal) owner.current.onRefusal(state.refusal)
    if (state.at === 'starting') owner.current.onRefusal(undefined)
  }, [state])
}

const afterNames = ['page-after-login', 'modal-after-login', 'game-after-login'] as const

/** Keeps what the address asks for after a login: it has to survive the way to another service. */
function useAfterLogin(): Record<string, string> {
  return useLocation({
    select: ({ search }) => Object.fromEntries(afterNames.flatMap((name) => (search[name] ? [[name, search[name]]] : []))),
    structuralSharing: true,
  })
}
