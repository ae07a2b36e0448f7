import type { IdentificationMethod } from '@fairhouse/contract'
import { useFlow } from '@fairhouse/flow'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ErrorMessage } from '../../frame/page/ErrorMessage.tsx'
import { floatAtLogin } from '../../base/float-at-login.ts'
import { becomeProfile } from '../../base/session.ts'
import { useSite } from '../../base/site.ts'
import { AskToRegister } from './AskToRegister.tsx'
import { isCodeService } from './code-window.ts'
import { CodeWindow } from './CodeWindow.tsx'
import { enterByToken } from '../entering/enter.ts'
import { loginStepNeeded, userNotFound } from '../entering/error-names.ts'
import { IdentityCheck } from '../check/IdentityCheck.tsx'
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
  return useFlow<State, ThirdPartySignInEvent>(
    thirdPartySignIn,
    { step: 1, at: 'login' },
    {
      entering: async ({ loginToken, by }, tell) => {
        const entered = await enterByToken(site, loginToken, { poker, by })
        if (entered.ok) return tell({ type: 'entered', profile: entered.profile })
        if ('error' in entered) {
          if (entered.error.error === loginStepNeeded) return onCode()
          if (entered.error.error !== userNotFound) floatAtLogin(site, entered.error)
          return tell({ type: 'refused', error: entered.error })
        }
        await navigate({ to: '.', search: (now) => ({ ...now, modal: entered.consent.document }), resetScroll: false })
        // The document resumes the login once accepted; closing it leads back to the sign-in methods.
        tell({ type: 'back' })
      },
      done: ({ profile }) => becomeProfile(site, profile),
    },
  )
}
