import { buttonClass } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { PageTitle } from '../shell/PageTitle.tsx'
import { useSite } from '../site.ts'
import style from './LoginPage.module.css'

/** /forgot-password: how to come back in. */
export function ForgotPasswordPage() {
  const {
    settings,
    texts: { t },
  } = useSite()
  return (
    <div className={style.page}>
      <PageTitle title={t('shell.title.forgot-password')} />
      <h1 className={style.title}>{t('sign-in.forgotTitle')}</h1>
      <p className={style.text}>{t('sign-in.forgotText')}</p>
      <div className={style.next}>
        <a href={`mailto:${settings.supportEmail}`} className={buttonClass('brass')}>
          {t('sign-in.forgotMail', { email: settings.supportEmail })}
        </a>
        <Link to="/login" className={buttonClass('line')}>
          {t('sign-in.forgotBack')}
        </Link>
      </div>
    </div>
  )
}
