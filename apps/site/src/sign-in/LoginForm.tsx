import type { ErrorAnswer, IdentificationMethod } from '@fairhouse/contract'
import type { T } from '@fairhouse/messages'
import { Button, Notice, Skeleton, TextField } from '@fairhouse/ui'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react'
import { callWithPuzzle } from '../base/forms/call-with-puzzle.ts'
import {
  consentErrors,
  currentMethod,
  keepConsent,
  MethodList,
  methodName,
  readTry,
  selectorShows,
  signInMethods,
  thirdPartySignIn,
  type SignInMethod,
} from '../identification/index.ts'
import { floatAtLogin } from '../base/float-at-login.ts'
import { signals, useSignals } from '../base/signals.ts'
import { becomeProfile, useProfile } from '../base/session.ts'
import { LateErrorMessage, prepareErrorMessage } from '../frame/page/LateErrorMessage.tsx'
import { nowOf, useSite, useT, type Site } from '../base/site.ts'
import { ContinuePlay } from './ContinuePlay.tsx'
import { LoginField } from './LoginField.tsx'
import { stepLoginForm, type LoginEvent, type LoginState } from './login-form.ts'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import style from './LoginForm.module.css'

// Few sign-ins need these.
const loadActivationAgain = async () => ({ default: (await import('./ActivationAgain.tsx')).ActivationAgain })
const ActivationAgain = lazy(loadActivationAgain)
const loadCodeForm = async () => ({ default: (await import('./CodeForm.tsx')).CodeForm })
const CodeForm = lazy(loadCodeForm)

/** The mistakes in the two fields, as text. */
type Wrong = { login?: string; password?: string }

const ThirdPartySignIn = thirdPartySignIn.view as unknown as ComponentType<ThirdPartyProps> // the chunk's one component
type ThirdPartyProps = { method: IdentificationMethod; poker: boolean; onStep: (step: number) => void; onCode: () => void }

/**
 * Sign in: the methods in the settings and the form of the chosen one. Afterwards one sentence replaces the form, then
 * the page goes where the player wanted.
 */
export function LoginForm({ onDone, poker: inPoker = false }: { onDone: () => void; poker?: boolean }) {
  const { settings, texts } = useSite()
  const { t } = texts
  const profile = useProfile()
  const poker = useLocation({ select: ({ search }) => search.customerApp === 'poker' }) || inPoker
  const { tokenError } = useSignals()
  const methods = signInMethods(settings)
  const [method, setMethod] = useChosenMethod(methods)
  const [step, setStep] = useState(1)
  // Step 2 is a try, as is every form that is sent: what a token of the address opened is then no longer of interest.
  useEffect(() => void (step === 2 && forgetTokenError()), [step])
  const [elsewhere, setElsewhere] = useState<LoginState>({ at: 'password' })
  if (profile) return <LoggedIn onDone={onDone} />
  if (elsewhere.at === 'code') return <SignInBox state={elsewhere} setState={setElsewhere} poker={poker} />
  return (
    <div className={style.form} onSubmitCapture={forgetTokenError}>
      {step === 1 && settings.deviceType !== 0 && (
        <div className={style.banner} aria-hidden="true">
          <img src="/cms/img/banners/sign-in.svg" alt="" width="480" height="600" />
        </div>
      )}
      <LateErrorMessage error={elsewhere.at === 'password' ? (elsewhere.refusal ?? tokenError) : tokenError} />
      {selectorShows(methods.length, method, step) && (
        <MethodList name="sign-in-method" legend={t('sign-in.choose')} methods={methods} value={method} onChange={setMethod} />
      )}
      {(methods.length > 1 || method === 'payAndPlay') && step === 1 && <h2 className={style.header}>{headerOf(t, method)}</h2>}
      {method === 'regular' ? (
        <PasswordSignIn poker={poker} onStep={setStep} />
      ) : method === 'payAndPlay' ? (
        <ContinuePlay poker={poker} onStep={setStep} />
      ) : (
        <Suspense fallback={<Skeleton label={t('shell.loading')} lines={3} />}>
          <ThirdPartySignIn
            key={method}
            method={method}
            poker={poker}
            onStep={setStep}
            onCode={() => setElsewhere({ at: 'code', login: '' })}
          />
        </Suspense>
      )}
    </div>
  )
}

/** A try has begun: what a token of the address opened is no longer of interest. */
export const forgetTokenError = () => signals.set({ tokenError: undefined })

/** Returns the heading of a method's form. */
function headerOf(t: T, method: SignInMethod): string {
  if (method === 'regular') return t('sign-in.withPassword')
  return method === 'payAndPlay' ? t('sign-in.continueTitle') : t('identification.signInHeader', { method: methodName(t, method) })
}

/** The method that was chosen; at first the one of a try that is under way, else the first. */
function useChosenMethod(methods: readonly SignInMethod[]) {
  const site = useSite()
  const [wanted, setWanted] = useState<SignInMethod>()
  useEffect(() => {
    const kept = readTry(nowOf(site))
    if (kept?.purpose === 'login') setWanted(kept.method)
  }, [site])
  return [currentMethod(methods, wanted), setWanted] as const
}

/** Signs in with login and password and, if the player has enabled it, a one-time code. */
function PasswordSignIn({ poker, onStep }: { poker: boolean; onStep: (step: number) => void }) {
  const [state, setState] = useState<LoginState>({ at: 'password' })
  useEffect(() => onStep(state.at === 'code' ? 2 : 1), [state.at, onStep])
  useEffect(() => void loadCodeForm().catch(() => undefined), [])
  return <SignInBox state={state} setState={setState} poker={poker} />
}

/** The form for the current state of the sign-in. */
function SignInBox({ state, setState, poker }: { state: LoginState; setState: (next: LoginState) => void; poker: boolean }) {
  const site = useSite()
  const navigate = useNavigate()
  /** A document to accept first opens in its modal, which resumes the login. */
  const readFirst = async (error: ErrorAnswer) => {
    const modal = await keepConsent(error, { poker })
    await navigate({ to: '.', search: (now) => ({ ...now, modal }), resetScroll: false })
  }
  const happen = (event: LoginEvent) => {
    const next = stepLoginForm(state, event)
    signals.set({ loginError: next.at === 'in' ? undefined : next.refusal?.errorCode })
    setState(next)
    if (next.at === 'in') becomeProfile(site, next.profile)
    if (event.is !== 'refused') return
    if (consentErrors.includes(event.error.error)) void readFirst(event.error)
    // If only the code is wrong, the message is beside its field.
    if (next.at === 'password') floatAtLogin(site, event.error)
  }
  return state.at === 'code' ? (
    <Suspense fallback={<Skeleton label={site.texts.t('shell.loading')} lines={3} />}>
      <CodeForm state={state} happen={happen} />
    </Suspense>
  ) : (
    <PasswordForm state={state.at === 'password' ? state : { at: 'password' }} happen={happen} poker={poker} />
  )
}

type PasswordProps = { state: Extract<LoginState, { at: 'password' }>; happen: (event: LoginEvent) => void; poker: boolean }

function PasswordForm(props: PasswordProps) {
  const {
    settings,
    texts: { t },
  } = useSite()
  const { login, refusal } = props.state
  const { form, busy, wrong, setWrong, submit } = useLogin(props)
  return (
    <form ref={form} className={style.form} onSubmit={(event) => void submit(event)} method="post" noValidate>
      <LateErrorMessage error={refusal} />
      {refusal?.error === 'notActivated' && login && (
        <Suspense>
          <ActivationAgain login={login} />
        </Suspense>
      )}
      <LoginField login={login} error={wrong.login} onEdit={() => setWrong(({ login: _left, ...other }) => other)} />
      <PasswordField error={wrong.password} onEdit={() => setWrong(({ password: _left, ...other }) => other)} />
      <Button type="submit" wide busy={busy}>
        {t('sign-in.submit')}
      </Button>
      <PasskeyLogin
        onDone={(profile) => props.happen({ is: 'entered', profile })}
        onRefusal={(error) => props.happen({ is: 'refused', error, login: login ?? '' })}
        poker={props.poker}
      />
      {!settings.payAndPlay && <SignUpLink />}
    </form>
  )
}

/** The link to a new account; absent if a deposit opens one. */
function SignUpLink() {
  const { settings, texts } = useSite()
  if (settings.payAndPlay) return null
  return (
    <p className={style.other}>
      {texts.t('sign-in.noAccount')}{' '}
      <Link to="/registration" search={({ modal: _modal, ...rest }) => rest}>
        {texts.t('sign-in.signUp')}
      </Link>
    </p>
  )
}

function PasswordField({ error, onEdit }: { error: string | undefined; onEdit: () => void }) {
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
      onInput={onEdit}
      aside={forgot}
      reveal={{ show: t('shell.showPassword'), hide: t('shell.hidePassword') }}
    />
  )
}

function useLogin({ happen, poker, state: { refusal } }: PasswordProps) {
  const site = useSite()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<Wrong>({})
  const form = useRef<HTMLFormElement>(null)
  const show = (found: Wrong) => {
    setWrong(found)
    focus(form.current, found.login ? 'login' : 'password')
  }
  useEffect(() => {
    if (!refusal) return
    focus(form.current, 'password')
    if (refusal.errorDetails?.['fields']) void wrongWords(site, refusal).then(show, () => undefined)
  }, [refusal, site])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [login, password] = ['login', 'password'].map((name) => data.get(name)?.toString() ?? '') as [string, string] // two names
    const empty = site.texts.t('sign-in.required')
    setWrong({})
    if (!login.trim() || !password) return show({ ...(login.trim() ? {} : { login: empty }), ...(password ? {} : { password: empty }) })
    setBusy(true)
    const answer = await callWithPuzzle(site, 'POST /api/login', {
      login: login.trim(),
      password,
      ...(poker ? { customerApp: 'poker' } : {}),
    })
    if (!answer.ok) await Promise.all([prepareErrorMessage(), loadActivationAgain().catch(() => undefined)])
    setBusy(false)
    happen(answer.ok ? { is: 'entered', profile: answer.value.profile } : { is: 'refused', error: answer.error, login: login.trim() })
  }
  return { form, busy, wrong, setWrong, submit }
}

/**
 * What the server found wrong with the fields. Few logins are refused for that, so its texts are loaded when needed.
 */
async function wrongWords({ texts }: Site, { errorDetails }: ErrorAnswer): Promise<Wrong> {
  const [{ wrongFromServer }, { fieldText }] = await Promise.all([
    import('../base/forms/field-words.ts'),
    import('@fairhouse/messages'),
    texts.load(['field']),
  ])
  const words = Object.entries(wrongFromServer(errorDetails)).map(([name, finding]) => [
    name,
    fieldText(texts, texts.t(name === 'login' ? 'sign-in.login' : 'sign-in.password'), finding),
  ])
  return Object.fromEntries(words)
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
