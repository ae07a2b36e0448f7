import { artUrl, Button, Notice, TextField } from '@fairhouse/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { callWithPuzzle } from '../call-with-puzzle.ts'
import { ModalLink } from '../shell/ModalLink.tsx'
import { signals } from '../shell/signals.ts'
import { becomeProfile, useProfile } from '../shell/session.ts'
import { ErrorMessage } from '../shell/ErrorMessage.tsx'
import { useSite, useT } from '../site.ts'
import { ActivationAgain } from './ActivationAgain.tsx'
import { CodeForm } from './CodeForm.tsx'
import { stepLoginForm, type LoginEvent, type LoginState } from './login-form.ts'
import style from './LoginForm.module.css'

type Missing = { login?: true; password?: true }

/** Sign in with login and password, then with a one-time code where the player wants that. After it the form gives way to one sentence, then to where the player wanted to go. */
export function LoginForm({ onDone, poker = false }: { onDone: () => void; poker?: boolean }) {
  const site = useSite()
  const profile = useProfile()
  const [state, setState] = useState<LoginState>({ at: 'password' })
  const happen = (event: LoginEvent) => {
    const next = stepLoginForm(state, event)
    signals.set({ loginError: next.at === 'in' ? undefined : next.refusal?.errorCode })
    setState(next)
    if (next.at === 'in') becomeProfile(site, next.profile)
  }
  if (profile) return <LoggedIn onDone={onDone} />
  return state.at === 'code' ? (
    <CodeForm state={state} happen={happen} />
  ) : (
    <PasswordForm state={state.at === 'password' ? state : { at: 'password' }} happen={happen} poker={poker} />
  )
}

type PasswordProps = { state: Extract<LoginState, { at: 'password' }>; happen: (event: LoginEvent) => void; poker: boolean }

function PasswordForm(props: PasswordProps) {
  const t = useT()
  const { login, refusal } = props.state
  const { form, busy, missing, setMissing, submit } = useLogin(props)
  return (
    <form ref={form} className={style.form} onSubmit={(event) => void submit(event)} method="post" noValidate>
      <div className={style.banner} aria-hidden="true">
        <img src={artUrl('arches-sign-in')} alt="" width="480" height="600" />
      </div>
      {refusal && <ErrorMessage error={refusal} />}
      {refusal?.error === 'notActivated' && login && <ActivationAgain login={login} />}
      <TextField
        id="login"
        name="login"
        label={t('sign-in.login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={254}
        defaultValue={login}
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

function useLogin({ happen, poker: inPoker, state: { refusal } }: PasswordProps) {
  const poker = useLocation({ select: ({ search }) => search.customerApp === 'poker' }) || inPoker
  const site = useSite()
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState<Missing>({})
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) focus(form.current, 'password')
  }, [refusal])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [login, password] = ['login', 'password'].map((name) => data.get(name)?.toString() ?? '') as [string, string] // two names
    setMissing({ ...(login.trim() ? {} : { login: true }), ...(password ? {} : { password: true }) })
    if (!login.trim() || !password) return focus(form.current, login.trim() ? 'password' : 'login')
    setBusy(true)
    const answer = await callWithPuzzle(site, 'POST /api/login', {
      login: login.trim(),
      password,
      ...(poker ? { customerApp: 'poker' } : {}),
    })
    setBusy(false)
    happen(answer.ok ? { is: 'entered', profile: answer.value.profile } : { is: 'refused', error: answer.error, login: login.trim() })
  }
  return { form, busy, missing, setMissing, submit }
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
