import type { ErrorAnswer } from '@fairhouse/contract'
import { Button, Notice } from '@fairhouse/ui'
import { useState } from 'react'
import { callWithPuzzle } from '../base/forms/call-with-puzzle.ts'
import { LateErrorMessage } from '../frame/page/LateErrorMessage.tsx'
import { useSite } from '../base/site.ts'

/** Offers to resend the activation mail to somebody who could not log in without it. */
export function ActivationAgain({ login }: { login: string }) {
  const site = useSite()
  const { t } = site.texts
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const send = async () => {
    setBusy(true)
    const answer = await callWithPuzzle(site, 'POST /api/activation/again', { login })
    setBusy(false)
    setSent(answer.ok)
    setRefusal(answer.ok ? undefined : answer.error)
  }
  if (sent)
    return (
      <Notice meaning="success" live>
        {t('sign-in.activationSent')}
      </Notice>
    )
  return (
    <>
      <LateErrorMessage error={refusal} />
      <Button kind="line" wide busy={busy} onClick={() => void send()}>
        {t('sign-in.activationAgain')}
      </Button>
    </>
  )
}
