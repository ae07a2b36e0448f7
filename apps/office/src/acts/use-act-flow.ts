import type { Gate } from '@fairhouse/contract/office/index.ts'
import type { ActOptions, OfficeOutcome } from '@fairhouse/contract/office/office-caller.ts'
import { useEffect, useReducer, useState } from 'react'
import { useOffice, type Office } from '../base/office.ts'
import { signByPasskey } from '../base/passkey.ts'
import type { Act } from './act.ts'
import { actStep, maySend, movedVersions, type ActState } from './act-flow.ts'
import { canRehearse, wantsSignature } from './gates-of-calls.ts'

/** Runs an act: the rehearsal at once, then signing and sending. */
export function useActFlow(act: Act, gate: Gate, onDone: (answer: unknown) => void) {
  const office = useOffice()
  const [precondition, moveTo] = useState(act.precondition)
  const [state, step] = useReducer(actStep, { name: canRehearse(act.at) ? 'rehearsing' : 'ready' } satisfies ActState)
  useEffect(() => {
    if (state.name !== 'rehearsing') return
    let isLeft = false
    void office.caller.rehearse(act.at, act.input, precondition ? { precondition } : {}).then((outcome) => {
      if (isLeft) return
      step(outcome.ok ? { name: 'rehearsed', consequence: outcome.value } : { name: 'refused', refusal: outcome.refusal })
    })
    return () => {
      isLeft = true
    }
  }, [state.name, office, act, precondition])
  const send = async (reason: string) => {
    if (!maySend(state)) return
    step({ name: 'send' })
    const outcome = await sent(office, act, gate, { ...(reason ? { reason } : {}), ...(precondition ? { precondition } : {}) })
    if (outcome === 'declined') step({ name: 'declined' })
    else if (outcome.ok) onDone(outcome.value)
    else step({ name: 'refused', refusal: outcome.refusal })
  }
  const lookAgain = () => {
    if (state.name === 'refused') moveTo((before) => (before ? { ...before, ...movedVersions(state.refusal) } : before))
    void office.queries.invalidateQueries()
    step({ name: 'lookAgain' })
  }
  return { state, send, lookAgain }
}

/** Sends an act, signed where its gate wants it, or where the server says that it does. */
async function sent(office: Office, act: Act, gate: Gate, options: ActOptions): Promise<OfficeOutcome<unknown> | 'declined'> {
  const { at, input } = act
  if (!wantsSignature(gate)) {
    const outcome = await office.caller.call(at, input, options)
    if (outcome.ok || outcome.refusal.error !== 'stepUpNeeded') return outcome
  }
  const begun = await office.caller.call('POST /office/step-up', { at, input, ...options })
  if (!begun.ok) return begun
  const signed = await signByPasskey<unknown>(begun.value.options, begun.value.authenticator)
  if (!signed.ok) return 'declined'
  return office.caller.call(at, input, { ...options, signature: { number: begun.value.number, used: signed.answer } })
}
