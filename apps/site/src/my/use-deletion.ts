import type { ErrorAnswer } from '@fairhouse/contract'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { becomeProfile } from '../shell/session.ts'
import { proofDialog } from '../sign-in/index.ts'
import { useSite } from '../site.ts'

export const proofNeeded = 'proofNeeded'

/** Where somebody stands who wants their account deleted, and how to go on. A deletion that is done leads to the lobby, as a visitor. */
export function useDeletion() {
  const site = useSite()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const send = async () => {
    setBusy(true)
    const answer = await site.call('POST /api/account/delete', {})
    if (answer.ok) {
      site.toasts.show('success', site.texts.t('account.deleted'))
      await navigate({ to: '/', replace: true })
      return becomeProfile(site, null)
    }
    if (answer.error.error === proofNeeded) await site.texts.load(proofDialog.areas)
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
