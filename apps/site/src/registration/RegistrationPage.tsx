import { useNavigate } from '@tanstack/react-router'
import { PageTitle } from '../shell/PageTitle.tsx'
import { useT } from '../site.ts'
import page from '../sign-in/LoginPage.module.css'
import { RegistrationForm } from './RegistrationForm.tsx'

/** /registration: signing up as a page. */
export function RegistrationPage() {
  const t = useT()
  const navigate = useNavigate()
  return (
    <div className={`${page.page} ${page.wide}`}>
      <PageTitle title={t('shell.title.registration')} />
      <h1 className={page.title}>{t('registration.header')}</h1>
      <RegistrationForm onLeave={() => void navigate({ to: '/' })} />
    </div>
  )
}
