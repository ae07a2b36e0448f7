import type { ErrorAnswer } from '@fairhouse/contract'
import { artUrl, Button, Notice, TextField } from '@fairhouse/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ModalLink } from '../shell/ModalLink.tsx'
import { signals } from '../shell/signals.ts'
import { becomeProfile, useProfile } from '../shell/session.ts'
import { ErrorMessage } from '../shell/ErrorMessage.tsx'
import { useSite, useT } from '../site.ts'
import style from './LoginForm.module.css'

type Missing = { login?: true; password?: true }

/** Sign in with login and password. After it the form gives way to one sentence, then to where the player wanted to go. */
export function LoginForm({ onDone, poker = false }: { onDone: () => void; poker?: boolean }) {
  const { texts } = useSite()
  const { t } = texts
  const profile = useProfile()
  const { form, busy, refusal, missing, setMissing, submit } = useLogin(poker)
  if (profile) return <LoggedIn onDone={onDone} />
  return (
    <form ref={form} className={style.form} onSubmit={(event) => void submit(event)} method="post" noValidate>
      <div className={style.banner} aria-hidden="true">
        <img src={artUrl('arches-sign-in')} alt="" width="480" height="600" />
      </div>
      {refusal && <ErrorMessage error={refusal} />}
      <TextField
        id="login"
        name="login"
        label={t('sign-in.login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={254}
        error={missing.login && t('sign-in.required')}
        onBlur={() => setMissing(({ password }) => ({ password }))}
      />
      <PasswordField error={missing.password && t('sign-in.required')} onLeave={() => setMissing(({ login }) => ({ login }))} />
      <Button type="submit" wide busy={busy}>
        {t('sign-in.submit')}
      </Button>
      <p className={style.other}>
        {t('sign-in.noAccount')} <ModalLink modal="registration">{t('sign-in.signUp')}</ModalLink>
      </p>
    </form>
  )
}

function PasswordField({ error, onLeave }: { error: string | undefined; onLeave: () => void }) {
  const t = useT()
  const forgot = (
    <Link to="/forgot-password" className={style.forgot}>
      {t('sign-in.forgot')}
    </Link>
  )
  return (
    <TextField
      id="password"
      name="password"
      type="password"
      label={t('sign-in.password')}
      autoComplete="current-password"
      dir="ltr"
      maxLength={256}
      error={error}
      onBlur={onLeave}
      aside={forgot}
      reveal={{ show: t('shell.showPassword'), hide: t('shell.hidePassword') }}
    />
  )
}

function useLogin(inPoker: boolean) {
  const poker = useLocation({ select: ({ search }) => search.customerApp === 'poker' }) || inPoker
  const site = useSite()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const [missing, setMissing] = useState<Missing>({})
  const form = useRef<HTMLFormElement>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [login, password] = ['login', 'password'].map((name) => data.get(name)?.toString() ?? '')
    setRefusal(undefined)
    setMissing({ ...(login?.trim() ? {} : { login: true }), ...(password ? {} : { password: true }) })
    if (!login?.trim() || !password) return focus(form.current, login?.trim() ? 'password' : 'login')
    setBusy(true)
    const answer = await site.call('POST /api/login', { login: login.trim(), password, ...(poker ? { customerApp: 'poker' } : {}) })
    setBusy(false)
    if (answer.ok) signals.set({ loginError: undefined })
    if (answer.ok) return becomeProfile(site, answer.value.profile)
    setRefusal(answer.error)
    signals.set({ loginError: answer.error.errorCode })
    focus(form.current, 'password')
  }
  return { form, busy, refusal, missing, setMissing, submit }
}

/** Says that the login worked, then goes on by itself. */
function LoggedIn({ onDone }: { onDone: () => void }) {
  const {
    texts: { t },
  } = useSite()
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    const timer = setTimeout(() => done.current(), 900)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Notice meaning="success" live>
      {t('sign-in.success')}
    </Notice>
  )
}

function focus(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.focus()
}
