import type { IdentificationMethod } from '@fairhouse/contract'
import { useFlow } from '@fairhouse/flow'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ErrorMessage } from '../../frame/page/ErrorMessage.tsx'
import { useSite } from '../../base/site.ts'
import { AskToRegister } from './AskToRegister.tsx'
import { isCodeService } from './code-window.ts'
import { CodeWindow } from './CodeWindow.tsx'
import type { ConsentDocument } from '../entering/enter.ts'
import { IdentityCheck } from '../check/IdentityCheck.tsx'
import { signInWork } from './sign-in-work.ts'
import { thirdPartySignIn, type ThirdPartySignIn as State, type ThirdPartySignInEvent } from './third-party-sign-in.ts'
import { Waiting } from '../check/Waiting.tsx'
import style from '../check/Identification.module.css'

type ThirdPartyProps = {
  method: IdentificationMethod
  poker: boolean
  onStep: (step: number) => void
  /** A one-time code is asked for before the player comes in. */
  onCode: () => void
}

/** Signing in by another service, in three steps. */
export function ThirdPartySignIn({ method, poker, onStep, onCode }: ThirdPartyProps) {
  const { t } = useSite().texts
  const [state, send] = useSignIn(poker, onCode)
  useEffect(() => onStep(state.step), [state.step, onStep])
  if (state.at === 'askToRegister') return <AskToRegister method={method} details={state.details} onBack={() => send({ type: 'back' })} />
  if (state.at === 'entering' || state.at === 'done') return <Waiting label={t('identification.entering')} />
  return (
    <div className={style.form}>
      {state.at === 'login' && state.refusal && <ErrorMessage error={state.refusal} onClose={() => send({ type: 'closed' })} />}
      {isCodeService(method) ? (
        <CodeWindow
          service={method}
          poker={poker}
          onOpen={() => send({ type: 'begun' })}
          onClosed={() => send({ type: 'back' })}
          onCode={(code, by) => send({ type: 'coded', code, by })}
          onRefusal={(error) => send({ type: 'refused', error })}
        />
      ) : (
        <IdentityCheck
          method={method}
          purpose="login"
          poker={poker}
          onStep={(step) => send({ type: step === 2 ? 'begun' : 'back' })}
          onResult={(result) => send({ type: 'ended', result })}
          onRefusal={(error) => error && error.error !== 'checkFields' && send({ type: 'refused', error })}
        />
      )}
    </div>
  )
}

function useSignIn(poker: boolean, onCode: () => void) {
  const site = useSite()
  const navigate = useNavigate()
  const onDocument = (modal: ConsentDocument) => navigate({ to: '.', search: (now) => ({ ...now, modal }), resetScroll: false })
  return useFlow<State, ThirdPartySignInEvent>(thirdPartySignIn, { step: 1, at: 'login' }, signInWork(site, { poker, onCode, onDocument }))
}
