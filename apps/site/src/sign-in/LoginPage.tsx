import { useNavigate, useRouter } from '@tanstack/react-router'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useSite } from '../base/site.ts'
import { LoginForm } from './LoginForm.tsx'
import style from './LoginPage.module.css'

/** /login: the sign-in form as a page. */
export function LoginPage() {
  const {
    texts: { t },
  } = useSite()
  const navigate = useNavigate()
  const router = useRouter()
  // A page that was wanted after the login may have been gone to already.
  const goHome = () => router.latestLocation.pathname === '/login' && void navigate({ to: '/', search: (now) => now })
  return (
    <div className={style.page}>
      <PageTitle title={t('shell.title.login')} />
      <h1 className={style.title}>{t('sign-in.header')}</h1>
      <LoginForm onDone={() => void goHome()} />
    </div>
  )
}
