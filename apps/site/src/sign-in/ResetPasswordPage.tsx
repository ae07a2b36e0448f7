import type { ErrorAnswer } from '@fairhouse/contract'
import { errorText, type MessageKey } from '@fairhouse/messages'
import { Button, buttonClass, EmptyState, Spinner, TextField } from '@fairhouse/ui'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { wrongFromServer } from '../base/forms/field-words.ts'
import { ErrorMessage } from '../frame/page/ErrorMessage.tsx'
import { ModalLink } from '../frame/modal/ModalLink.tsx'
import { passwordHint } from '../base/forms/password-hint.ts'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useSite } from '../base/site.ts'
import style from './LoginPage.module.css'

type Reset = { at: 'checking' } | { at: 'choosing'; login: string } | { at: 'refused'; error: ErrorAnswer } | { at: 'done' }

/** /forgot-password/reset/{code} and /set-password/{code}: the link of a mail is looked at by the page, then a new password is chosen. */
export function ResetPasswordPage() {
  const { call, texts } = useSite()
  const { t } = texts
  const { activationCode: code = '' } = useParams({ strict: false })
  const [state, setState] = useState<Reset>({ at: 'checking' })
  useEffect(() => {
    let left = false
    void call('POST /api/password/link', { code }).then((answer) => {
      if (!left) setState(answer.ok ? { at: 'choosing', login: answer.value.login } : { at: 'refused', error: answer.error })
    })
    return () => void (left = true)
  }, [call, code])
  return (
    <div aria-live="polite">
      <PageTitle title={t('shell.title.forgot-password')} />
      {state.at === 'checking' && (
        <EmptyState level={1} title={t('sign-in.linkChecking')}>
          <Spinner large />
        </EmptyState>
      )}
      {state.at === 'choosing' && <ChooseForm code={code} login={state.login} become={setState} />}
      {state.at === 'done' && (
        <EmptyState level={1} title={t('sign-in.resetDone')} text={t('sign-in.resetDoneText')}>
          <ModalLink modal="login" more={{ 'page-after-login': '/' }} className={buttonClass('brass')}>
            {t('shell.logIn')}
          </ModalLink>
        </EmptyState>
      )}
      {state.at === 'refused' && (
        <EmptyState level={1} title={t('sign-in.linkFailed')} text={errorText(texts, state.error)}>
          <Link to="/forgot-password" className={buttonClass('brass')}>
            {t('sign-in.linkAgain')}
          </Link>
          <Link to="/login" className={buttonClass('line')}>
            {t('sign-in.forgotBack')}
          </Link>
        </EmptyState>
      )}
    </div>
  )
}

type FormProps = { code: string; login: string; become: (next: Reset) => void }

function ChooseForm(props: FormProps) {
  const site = useSite()
  const { t } = site.texts
  const { form, busy, refusal, wrong, submit } = useChoice(props)
  return (
    <div className={style.page}>
      <h1 className={style.title}>{t('sign-in.resetTitle')}</h1>
      <p className={style.text}>{t('sign-in.resetText')}</p>
      <form ref={form} className={style.form} onSubmit={(event) => void submit(event)} method="post" noValidate>
        {refusal && !wrong && <ErrorMessage error={refusal} />}
        {/* Password managers keep the new password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={props.login} readOnly />
        <TextField
          id="newPassword"
          name="newPassword"
          type="password"
          label={t('my.newPassword')}
          hint={passwordHint(site)}
          autoComplete="new-password"
          dir="ltr"
          maxLength={256}
          error={wrong}
          reveal={{ show: t('shell.showPassword'), hide: t('shell.hidePassword') }}
        />
        <Button type="submit" wide busy={busy}>
          {t('my.savePassword')}
        </Button>
      </form>
    </div>
  )
}

function useChoice({ code, become }: FormProps) {
  const { call, texts } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const [wrong, setWrong] = useState<string>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const newPassword = String(new FormData(event.currentTarget).get('newPassword') ?? '')
    setBusy(true)
    const answer = await call('POST /api/password/reset', { code, newPassword })
    setBusy(false)
    if (answer.ok) return become({ at: 'done' })
    const { error } = answer
    if (error.error === 'activationCodeExpired' || error.error === 'resetCodeMismatch') return become({ at: 'refused', error })
    const finding = wrongFromServer(error.errorDetails)['newPassword']
    const own = `my.rule.${finding?.rule}` as MessageKey // tFirst passes over what does not exist
    setRefusal(error)
    setWrong(finding && texts.tFirst([own, `field.rule.${finding.rule}`, 'field.rule.unknown'], finding.values))
    form.current?.querySelector<HTMLInputElement>('#newPassword')?.focus()
  }
  return { form, busy, refusal, wrong, submit }
}
