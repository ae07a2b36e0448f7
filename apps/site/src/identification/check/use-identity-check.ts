import type { ErrorAnswer } from '@fairhouse/contract'
import { useFlow } from '@fairhouse/flow'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSite } from '../../base/site.ts'
import { beginsByItself } from './begin-check.ts'
import { checkWork, leaveCheck, type Checking } from './check-work.ts'
import { identityCheck, stepOfCheck, type IdentityCheck, type IdentityCheckEvent, type Typed } from './identity-check.ts'

const expired: ErrorAnswer = { error: 'expiredVerification', errorCode: 0 }

/** Runs the check of an identity: begins it, waits for its end, takes up what was begun before a reload. */
export function useIdentityCheck(checking: Checking) {
  const { method, purpose, poker = false } = checking
  const site = useSite()
  const after = useAfterLogin()
  const beganByItself = useRef(false)
  const [state, send] = useFlow<IdentityCheck, IdentityCheckEvent>(
    identityCheck,
    { at: 'form' },
    checkWork(site, { method, purpose, poker, after, beganByItself }),
  )
  useTold(state, checking, () => send({ type: 'reset' }))
  return {
    state,
    /** The service comes by itself: there is nothing to fill in or to press. */
    opens: beginsByItself(method) && (state.at === 'starting' || (state.at === 'form' && !beganByItself.current)),
    submit: (typed: Typed) => send({ type: 'submitted', typed }),
    cancel: () => leaveCheck(site, state, () => send({ type: 'cancelled' })),
    lapse: () => leaveCheck(site, state, () => send({ type: 'lapsed', error: expired })),
  }
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
