import type { ErrorAnswer, IdentificationMethod, ThirdPartyDetails } from '@fairhouse/contract'
import { useFlow } from '@fairhouse/flow'
import { Button } from '@fairhouse/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ErrorMessage } from '../../frame/page/ErrorMessage.tsx'
import { becomeProfile } from '../../base/session.ts'
import { showError } from '../../base/show-error.ts'
import { useSite, type Site } from '../../base/site.ts'
import { DetailsForm } from './DetailsForm.tsx'
import { enterByToken, type ConsentDocument } from '../entering/enter.ts'
import { IdentityCheck } from '../check/IdentityCheck.tsx'
import { register } from './register.ts'
import {
  thirdPartyRegistration,
  type ThirdPartyRegistration as State,
  type ThirdPartyRegistrationEvent,
} from './third-party-registration.ts'
import { waitFor } from '../check/wait-for.ts'
import { Waiting } from '../check/Waiting.tsx'
import style from '../check/Identification.module.css'

type Send = (event: ThirdPartyRegistrationEvent) => void

/** Signing up by another service: who it is first, then the details that are left to tell. */
export function ThirdPartyRegistration({
  method,
  from,
  token,
  onStep,
  onOver,
}: {
  method: IdentificationMethod
  /** What a sign-in has already brought from the service. */
  from: ThirdPartyDetails | undefined
  /** A token that a provider brought back. */
  token: string | undefined
  onStep: (step: number) => void
  /** The registration is over: the player is logged in, or the token was none. */
  onOver: () => void
}) {
  const [state, send] = useRegistration({ from, token, onOver })
  const { settings, texts } = useSite()
  const { t } = texts
  useEffect(() => onStep(state.step), [state.step, onStep])
  switch (state.at) {
    case 'identify':
    case 'verify':
      return <Identify method={method} refusal={state.at === 'identify' ? state.refusal : undefined} send={send} />
    case 'details':
    case 'confirm':
    case 'registering':
      return (
        <DetailsForm
          from={state.from}
          typed={state.typed}
          confirming={state.at === 'confirm' || (state.at === 'registering' && state.confirmed)}
          refusal={state.at === 'registering' ? undefined : state.refusal}
          busy={state.at === 'registering'}
          onSubmit={(typed) => send({ type: 'submitted', typed, confirmationPage: settings.fe['registration.confirmationPage'] === true })}
          onConfirm={() => send({ type: 'confirmed' })}
          onBack={() => send({ type: 'back' })}
        />
      )
    case 'logIn':
      return <LogInQuestion state={state} send={send} />
    case 'tokenCheck':
    case 'tokenFailed':
      return <Waiting label={t('identification.checkingToken')} />
    case 'success':
      return <Waiting label={t('identification.entering')} />
  }
}

function useRegistration({ from, token, onOver }: { from: ThirdPartyDetails | undefined; token: string | undefined; onOver: () => void }) {
  const site = useSite()
  const navigate = useNavigate()
  const initial: State = from
    ? { step: 3, at: 'details', from, typed: {} }
    : token
      ? { step: 8, at: 'tokenCheck', token }
      : { step: 1, at: 'identify' }
  return useFlow<State, ThirdPartyRegistrationEvent>(thirdPartyRegistration, initial, {
    tokenCheck: async ({ token: checked }, tell, signal) => {
      const result = await waitFor(site, checked, signal)
      if (result) tell({ type: 'ended', result })
    },
    tokenFailed: async ({ refusal }) => {
      // Left alone in the address the token would be taken for a login's.
      await navigate({
        to: '.',
        search: ({ titanToken: _token, method: _method, ...rest }) => rest,
        replace: true,
        resetScroll: false,
      })
      onOver()
      await showError(site, refusal)
    },
    registering: async ({ from: known, typed }, tell, signal) => tell(await register(site, known, typed, signal)),
    // A new account has accepted the current documents; if one changed meanwhile, the question remains.
    logIn: ({ loginToken, auto }, tell) => (auto ? logIn(site, loginToken, tell, () => undefined) : undefined),
    success: () => onOver(),
  })
}

async function logIn(site: Site, loginToken: string, tell: Send, accept: (modal: ConsentDocument) => void): Promise<void> {
  const entered = await enterByToken(site, loginToken)
  if (entered.ok) {
    becomeProfile(site, entered.profile)
    tell({ type: 'loggedIn' })
  } else if ('error' in entered) tell({ type: 'refused', error: entered.error })
  else accept(entered.consent.document)
}

function Identify({ method, refusal, send }: { method: IdentificationMethod; refusal: ErrorAnswer | undefined; send: Send }) {
  return (
    <div className={style.form}>
      {refusal && <ErrorMessage error={refusal} onClose={() => send({ type: 'closed' })} />}
      <IdentityCheck
        method={method}
        purpose="registration"
        onStep={(step) => send({ type: step === 2 ? 'begun' : 'back' })}
        onResult={(result) => send({ type: 'ended', result })}
        onRefusal={(error) => error && error.error !== 'checkFields' && send({ type: 'refused', error })}
      />
    </div>
  )
}

/** Whoever has an account already is asked, unless the server says that no question is needed. */
function LogInQuestion({ state, send }: { state: Extract<State, { at: 'logIn' }>; send: Send }) {
  const site = useSite()
  const navigate = useNavigate()
  const { t } = site.texts
  if (state.auto) return <Waiting label={t('identification.entering')} />
  const accept = (modal: ConsentDocument) =>
    void navigate({ to: '.', search: (now) => ({ ...now, modal }), replace: true, resetScroll: false })
  return (
    <section className={style.screen} role="status">
      <h3 className={style.title}>{t('identification.registeredQuestion')}</h3>
      <Button wide onClick={() => void logIn(site, state.loginToken, send, accept)}>
        {t('shell.logIn')}
      </Button>
      <Button kind="plain" wide onClick={() => send({ type: 'otherCredentials' })}>
        {t('identification.otherCredentials')}
      </Button>
    </section>
  )
}
