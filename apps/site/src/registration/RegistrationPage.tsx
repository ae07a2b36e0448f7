import { useNavigate } from '@tanstack/react-router'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useT } from '../base/site.ts'
import { SignUp } from './SignUp.tsx'
import style from './RegistrationForm.module.css'

/** /registration: signing up as a page. */
export function RegistrationPage() {
  const t = useT()
  const navigate = useNavigate()
  const home = () => void navigate({ to: '/' })
  return (
    <div className={style.page}>
      <PageTitle title={t('shell.signUp')} />
      <h1 className={style.title}>{t('registration.header')}</h1>
      <SignUp level={2} onLeave={home} />
    </div>
  )
}
