import type { ErrorAnswer } from '@fairhouse/contract'
import type { MessageKey } from '@fairhouse/messages'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { becomeProfile } from '../base/session.ts'
import { stepUpDialog } from '../step-up/index.ts'
import { useSite } from '../base/site.ts'

export const proofNeeded = 'proofNeeded'

/** A way to end an account: the call, and the words when it is done. */
export type Ending = { call: 'POST /api/account/delete' | 'POST /api/account/close'; words: { done: MessageKey } }

/** Tracks ending an account and its next step; when done, continues to the lobby as a visitor. */
export function useEnding({ call, words }: Ending) {
  const site = useSite()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const send = async () => {
    setBusy(true)
    const answer = await site.call(call, {})
    if (answer.ok) {
      site.toasts.show('success', site.texts.t(words.done, { email: site.settings.supportEmail }))
      await navigate({ to: '/', replace: true })
      return becomeProfile(site, null)
    }
    if (answer.error.error === proofNeeded) await site.texts.load(stepUpDialog.areas)
    else setAsked(false)
    setBusy(false)
    setRefusal(answer.error)
  }
  const forgive = () => setRefusal(undefined)
  return {
    isAsked,
    busy,
    refusal,
    send,
    forgive,
    ask: () => (forgive(), setAsked(true)),
    back: () => (forgive(), setAsked(false)),
  }
}
