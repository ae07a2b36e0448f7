import { Spinner } from '@fairhouse/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { becomeProfile } from '../base/session.ts'
import { useSite } from '../base/site.ts'
import style from './LogoutPage.module.css'

/** /logout: ends the session, then goes home. */
export function LogoutPage() {
  const site = useSite()
  const { t } = site.texts
  const navigate = useNavigate()
  useEffect(() => {
    let left = false
    void site.call('POST /api/logout', {}).then(async (answer) => {
      if (left) return
      if (!answer.ok) return site.toasts.show('danger', t('shell.oopsText'))
      await navigate({ to: '/', replace: true })
      becomeProfile(site, null)
      site.toasts.show('success', t('shell.loggedOut'))
    })
    return () => void (left = true)
  }, [site, t, navigate])
  return (
    <div className={style.page} role="status">
      <PageTitle title={t('shell.logOut')} />
      <Spinner large />
      <h1 className={style.title}>{t('shell.loggingOut')}</h1>
    </div>
  )
}
