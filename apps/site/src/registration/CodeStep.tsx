import type { ErrorAnswer, Profile } from '@fairhouse/contract'
import { Button, TextField } from '@fairhouse/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ErrorMessage } from '../frame/page/ErrorMessage.tsx'
import { showError } from '../base/show-error.ts'
import { useSite } from '../base/site.ts'
import style from './RegistrationForm.module.css'

/** What the code step receives. */
export type CodeStepProps = { email: string; onProven: (profile: Profile) => void; onFailed: (error: ErrorAnswer) => void }

/** The registration waits for the code from the mail: it opens the account and logs in. */
export function CodeStep(props: CodeStepProps) {
  const { t } = useSite().texts
  const { form, busy, refusal, submit, again } = useCodeStep(props)
  return (
    <form ref={form} className={style.form} onSubmit={(event) => void submit(event)} method="post" noValidate>
      <h3>{t('registration.codeTitle')}</h3>
      <p className={style.soft}>{t('registration.codeText', { email: props.email })}</p>
      {refusal && <ErrorMessage error={refusal} />}
      <TextField
        id="registration-code"
        name="code"
        label={t('registration.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        dir="ltr"
        required
      />
      <Button type="submit" wide busy={busy}>
        {t('registration.codeSubmit')}
      </Button>
      <Button kind="plain" wide onClick={() => void again()}>
        {t('registration.codeAgain')}
      </Button>
      <p className={style.soft}>{t('registration.codeNothing')}</p>
    </form>
  )
}

function useCodeStep({ onProven, onFailed }: CodeStepProps) {
  const site = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const fail = (error: ErrorAnswer) => {
    // The wait itself is over: there is nothing more to type here.
    if (error.error === 'tokenExpired') return onFailed(error)
    setRefusal(error)
    form.current?.querySelector('input')?.select()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    if (!code) return form.current?.querySelector('input')?.focus()
    setBusy(true)
    const answer = await site.call('POST /api/registration/code', { code })
    setBusy(false)
    if (!answer.ok) return fail(answer.error)
    onProven(answer.value.profile)
  }
  const again = async () => {
    const answer = await site.call('POST /api/registration/code/again', {})
    if (answer.ok) site.toasts.show('success', site.texts.t('registration.codeSent'))
    else await showError(site, answer.error)
  }
  return { form, busy, refusal, submit, again }
}
