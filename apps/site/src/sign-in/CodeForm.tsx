import { Button, TextField } from '@fairhouse/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ErrorMessage } from '../frame/page/ErrorMessage.tsx'
import { useSite } from '../base/site.ts'
import type { LoginEvent, LoginState } from './login-form.ts'
import style from './LoginForm.module.css'

/** What the form shows, and where its events go. */
type CodeFormProps = { state: Extract<LoginState, { at: 'code' }>; happen: (event: LoginEvent) => void }

/** The second step of a sign-in: a one-time code, or a recovery code. */
export function CodeForm({ state, happen }: CodeFormProps) {
  const {
    call,
    texts: { t },
  } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    const field = form.current?.querySelector('input')
    field?.focus()
    field?.select()
  }, [state])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    setMissing(!code)
    if (!code) return
    setBusy(true)
    const answer = await call('POST /api/login/code', { code })
    setBusy(false)
    happen(answer.ok ? { is: 'entered', profile: answer.value.profile } : { is: 'refused', error: answer.error, login: state.login })
  }
  return (
    <form ref={form} className={style.form} onSubmit={(event) => void submit(event)} method="post" noValidate>
      <p className={style.step}>{t('sign-in.codeText')}</p>
      {state.refusal && <ErrorMessage error={state.refusal} />}
      <TextField
        id="code"
        name="code"
        label={t('sign-in.code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={40}
        error={missing && t('sign-in.required')}
        onInput={() => setMissing(false)}
      />
      <Button type="submit" wide busy={busy}>
        {t('sign-in.codeSubmit')}
      </Button>
      <Button kind="plain" wide onClick={() => happen({ is: 'again' })}>
        {t('sign-in.codeBack')}
      </Button>
    </form>
  )
}
