import type { ErrorAnswer } from '@fairhouse/contract'
import { Button, buttonClass, Notice } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { callWithPuzzle } from '../base/forms/call-with-puzzle.ts'
import { ErrorMessage } from '../frame/page/ErrorMessage.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useSite } from '../base/site.ts'
import { LoginField } from './LoginField.tsx'
import style from './LoginPage.module.css'

type Asked = { at: 'asking'; login: string; error?: ErrorAnswer } | { at: 'sent'; login: string }

/** /forgot-password: name the login; a mail with a link follows. What is said here is the same whether or not there is such an account. */
export function ForgotPasswordPage() {
  const {
    texts: { t },
    settings,
  } = useSite()
  const [state, setState] = useState<Asked>({ at: 'asking', login: '' })
  return (
    <div className={style.page}>
      <PageTitle title={t('shell.title.forgot-password')} />
      {state.at === 'asking' ? (
        <AskForm state={state} become={setState} />
      ) : (
        <>
          <h1 className={style.title}>{t('sign-in.forgotSentTitle')}</h1>
          <Notice meaning="success" live>
            {t('sign-in.forgotSentText', { login: state.login })}
          </Notice>
          <p className={style.text}>{t('sign-in.forgotNothing')}</p>
          <div className={style.next}>
            <Link to="/login" className={buttonClass('brass')}>
              {t('sign-in.forgotBack')}
            </Link>
            <Button kind="line" onClick={() => setState({ at: 'asking', login: state.login })}>
              {t('sign-in.forgotAgain')}
            </Button>
          </div>
        </>
      )}
      <p className={style.text}>
        {t('sign-in.forgotHelp')}{' '}
        <a href={`mailto:${settings.supportEmail}`}>{t('sign-in.forgotMail', { email: settings.supportEmail })}</a>
      </p>
    </div>
  )
}

function AskForm({ state, become }: { state: Extract<Asked, { at: 'asking' }>; become: (next: Asked) => void }) {
  const site = useSite()
  const { t } = site.texts
  const field = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const login = String(new FormData(event.currentTarget).get('login') ?? '').trim()
    setMissing(!login)
    if (!login) return field.current?.querySelector('input')?.focus()
    setBusy(true)
    const answer = await callWithPuzzle(site, 'POST /api/password/forgot', { login })
    setBusy(false)
    become(answer.ok ? { at: 'sent', login } : { at: 'asking', login, error: answer.error })
  }
  return (
    <>
      <h1 className={style.title}>{t('sign-in.forgotTitle')}</h1>
      <p className={style.text}>{t('sign-in.forgotText')}</p>
      <form ref={field} className={style.form} onSubmit={(event) => void submit(event)} method="post" noValidate>
        {state.error && <ErrorMessage error={state.error} />}
        <LoginField login={state.login} error={missing ? t('sign-in.required') : undefined} onEdit={() => setMissing(false)} />
        <div className={style.next}>
          <Button type="submit" busy={busy}>
            {t('sign-in.forgotSend')}
          </Button>
          <Link to="/login" className={buttonClass('line')}>
            {t('sign-in.forgotBack')}
          </Link>
        </div>
      </form>
    </>
  )
}
