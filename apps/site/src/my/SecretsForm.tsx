import type { ErrorAnswer } from '@fairhouse/contract'
import type { MessageKey } from '@fairhouse/messages'
import { Button, TextField } from '@fairhouse/ui'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { wrongFromServer } from '../base/forms/field-words.ts'
import { ErrorMessage } from '../frame/page/ErrorMessage.tsx'
import { useSite } from '../base/site.ts'
import style from './SecondFactorPage.module.css'

type Name = 'password' | 'code'
type Sent<Value> = { ok: true; value: Value } | { ok: false; error: ErrorAnswer }
type Props<Value> = {
  names: readonly Name[]
  intro?: MessageKey
  /** The code's caption here. */
  codeLabel?: MessageKey
  submit: MessageKey
  cancel: () => void
  send: (given: Partial<Record<Name, string>>) => Promise<Sent<Value>>
  onDone: (value: Value) => void
  children?: ReactNode
}

/** Asks for the password, a one-time code, or both; shows mistakes at their fields. */
export function SecretsForm<Value>(props: Props<Value>) {
  const { names, intro, codeLabel = 'my.code', submit, cancel, children } = props
  const {
    texts: { t },
  } = useSite()
  const { form, busy, refusal, wrong, go } = useSecrets(props)
  return (
    <form ref={form} className={style.form} onSubmit={(event) => void go(event)} method="post" noValidate>
      {intro && <p>{t(intro)}</p>}
      {children}
      {refusal && <ErrorMessage error={refusal} />}
      {names.map((name) =>
        name === 'password' ? (
          <PasswordField key={name} error={wrong(name)} />
        ) : (
          <TextField
            key={name}
            id={name}
            name={name}
            label={t(codeLabel)}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            maxLength={40}
            error={wrong(name)}
          />
        ),
      )}
      <div className={style.actions}>
        <Button type="submit" busy={busy}>
          {t(submit)}
        </Button>
        <Button kind="plain" onClick={cancel}>
          {t('shell.cancel')}
        </Button>
      </div>
    </form>
  )
}

function PasswordField({ error }: { error: string | undefined }) {
  const {
    texts: { t },
  } = useSite()
  return (
    <TextField
      id="password"
      name="password"
      type="password"
      label={t('my.password')}
      autoComplete="current-password"
      dir="ltr"
      maxLength={256}
      error={error}
      reveal={{ show: t('shell.showPassword'), hide: t('shell.hidePassword') }}
    />
  )
}

function useSecrets<Value>({ names, send, onDone }: Props<Value>) {
  const { texts } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const findings = wrongFromServer(refusal?.errorDetails)
  const wrong = (name: Name) => {
    const finding = findings[name]
    return finding && texts.tFirst([`my.rule.${finding.rule}` as MessageKey, 'error.wrongField'], { ...finding.values }) // tFirst passes over what does not exist
  }
  useEffect(() => {
    // Keep a picture above in view at first; always show a mistake.
    if (refusal || names[0] === 'password')
      form.current?.querySelector<HTMLInputElement>(refusal ? '[aria-invalid=true]' : 'input')?.focus()
  }, [refusal, names])
  const go = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setBusy(true)
    const answer = await send(Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])))
    setBusy(false)
    if (answer.ok) return onDone(answer.value)
    setRefusal(answer.error)
  }
  return { form, busy, refusal, wrong, go }
}
