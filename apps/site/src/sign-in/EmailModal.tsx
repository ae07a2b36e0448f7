import type { ErrorAnswer } from '@fairhouse/contract'
import { Button, TextField } from '@fairhouse/ui'
import { fieldText } from '@fairhouse/messages'
import { useRef, useState, type FormEvent } from 'react'
import { wrongFromServer } from '../base/forms/field-words.ts'
import { ErrorMessage } from '../frame/page/ErrorMessage.tsx'
import type { ModalProps } from '../frame/modal/ModalHost.tsx'
import { becomeProfile } from '../base/session.ts'
import { useSite } from '../base/site.ts'
import style from './LoginForm.module.css'

/** `?modal=email`: an account without an e-mail address is asked for one, after login error 222; with it the player is logged in. */
export function EmailModal({ close }: ModalProps) {
  const site = useSite()
  const { texts } = site
  const { t } = texts
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const wrong = wrongFromServer(refusal?.errorDetails)['email']
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    setBusy(true)
    const answer = await site.call('POST /api/login/email', { email })
    setBusy(false)
    if (answer.ok) {
      becomeProfile(site, answer.value.profile)
      return close()
    }
    setRefusal(answer.error)
    form.current?.querySelector('input')?.focus()
  }
  return (
    <form ref={form} className={style.form} onSubmit={(event) => void submit(event)} method="post" noValidate>
      <p>{t('sign-in.emailNeeded')}</p>
      {refusal && !wrong && <ErrorMessage error={refusal} />}
      <TextField
        id="email"
        name="email"
        type="email"
        label={t('sign-in.emailField')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={254}
        error={wrong && fieldText(texts, t('sign-in.emailField'), wrong)}
      />
      <Button type="submit" wide busy={busy}>
        {t('sign-in.emailSubmit')}
      </Button>
    </form>
  )
}
