import { Button, EmptyState, Spinner } from '@fairhouse/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAnswer } from '../base/answers.ts'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { becomeProfile, useProfile } from '../base/session.ts'
import { LoginForm } from '../sign-in/index.ts'
import { useSite } from '../base/site.ts'
import style from './PokerLoginPage.module.css'

/** /poker-login: logs out whoever is logged in, then shows the form once the payment methods are known. */
export function PokerLoginPage() {
  const {
    texts: { t },
  } = useSite()
  const navigate = useNavigate()
  const ready = useLoggedOut()
  const methods = useAnswer('GET /api/payment/methods', {}, { enabled: ready })
  return (
    <div className={style.page}>
      <PageTitle title={t('poker-client.login')} />
      <h1 className={style.title}>{t('poker-client.login')}</h1>
      {!ready || (methods.isPending && !methods.isError) ? (
        <div role="status" aria-label={t('poker-client.loading')}>
          <Spinner large />
        </div>
      ) : methods.isError ? (
        <EmptyState title={t('shell.oops')} text={t('shell.offline')}>
          <Button onClick={() => void methods.refetch()}>{t('shell.tryAgain')}</Button>
        </EmptyState>
      ) : (
        <LoginForm poker onDone={() => void navigate({ to: '/', search: (now) => now })} />
      )}
    </div>
  )
}

/** Logs out whoever was logged in when the page opened; true once nobody is. A login made here afterwards stays. */
function useLoggedOut(): boolean {
  const site = useSite()
  const profile = useProfile()
  const [ready, setReady] = useState(profile === null)
  useEffect(() => {
    if (ready) return
    let left = false
    void site.call('POST /api/logout', {}).then((answer) => {
      if (left || !answer.ok) return
      becomeProfile(site, null)
      setReady(true)
    })
    return () => void (left = true)
  }, [site, ready])
  return ready
}
