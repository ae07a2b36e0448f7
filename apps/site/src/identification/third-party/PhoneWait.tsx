import type { ErrorAnswer, Profile } from '@fairhouse/contract'
import { Button } from '@fairhouse/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { nowOf, useSite } from '../../base/site.ts'
import { CodeScreen } from '../check/CodeScreen.tsx'
import { enterByToken } from '../entering/enter.ts'
import { refusalOf } from './third-party-sign-in.ts'
import { waitFor } from '../check/wait-for.ts'
import style from '../check/Identification.module.css'

/** A phone that is asked: the token to wait with, the code to compare, until when. */
export type Phone = { token: string; code: string; expirationTime: string }
export type PhoneWaitProps = {
  phone: Phone
  /** The player is in; `isNew`: by an account that was opened by this. */
  onEntered: (profile: Profile, isNew: boolean) => void
  onFailed: (error: ErrorAnswer) => void
}

/** Waits for the phone after a registration form: shows the code to compare, then logs in. */
export function PhoneWait({ phone, onEntered, onFailed }: PhoneWaitProps) {
  const site = useSite()
  const { t } = site.texts
  const begun = useRef({ mode: 'code' as const, ...phone, begunAt: nowOf(site) })
  const { known, enter } = usePhone({ phone, onEntered, onFailed })
  const giveUp = (error: ErrorAnswer) => {
    void site.call('POST /api/identification/cancel', { token: phone.token })
    onFailed(error)
  }
  if (!known)
    return (
      <CodeScreen
        begun={begun.current}
        onCancel={() => giveUp({ error: 'abortedVerification', errorCode: 0 })}
        onTimeout={() => giveUp({ error: 'expiredVerification', errorCode: 0 })}
      />
    )
  return (
    <section className={style.screen} role="status">
      <h3 className={style.title}>{t('identification.registeredQuestion')}</h3>
      <Button wide onClick={() => void enter(known, false)}>
        {t('shell.logIn')}
      </Button>
      <Button kind="plain" wide onClick={() => onFailed({ error: 'abortedVerification', errorCode: 0 })}>
        {t('identification.otherCredentials')}
      </Button>
    </section>
  )
}

/** Asks until the phone has answered. Whoever has an account already is asked whether to log in, unless the setting says that no question is needed. */
function usePhone({ phone: { token }, ...told }: PhoneWaitProps) {
  const site = useSite()
  const navigate = useNavigate()
  const [known, setKnown] = useState<string>()
  const owner = useRef(told)
  owner.current = told
  const enter = async (loginToken: string, isNew: boolean) => {
    const entered = await enterByToken(site, loginToken)
    if (entered.ok) return owner.current.onEntered(entered.profile, isNew)
    if ('error' in entered) return owner.current.onFailed(entered.error)
    await navigate({ to: '.', search: (now) => ({ ...now, modal: entered.consent.document }), replace: true, resetScroll: false })
  }
  const entering = useRef(enter)
  entering.current = enter
  useEffect(() => {
    const controller = new AbortController()
    void waitFor(site, token, controller.signal).then((result) => {
      if (!result || controller.signal.aborted) return
      const { loginToken, autoLogin, registered } = result.payload
      if (result.status !== 'success' || !loginToken) return owner.current.onFailed(refusalOf(result))
      if (!autoLogin) return setKnown(loginToken)
      void entering.current(loginToken, registered === true)
    })
    return () => controller.abort()
  }, [site, token])
  return { known, enter }
}
