import { buttonClass, EmptyState } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { PageTitle } from '../shell/PageTitle.tsx'
import { useSite } from '../site.ts'

/** /forgot-password/reset/{code} and /set-password/{code}: what somebody who follows such a link can do. */
export function ResetPasswordPage() {
  const {
    settings,
    texts: { t },
  } = useSite()
  return (
    <>
      <PageTitle title={t('shell.title.forgot-password')} />
      <EmptyState level={1} title={t('sign-in.resetTitle')} text={t('sign-in.resetText')}>
        <a href={`mailto:${settings.supportEmail}`} className={buttonClass('brass')}>
          {t('sign-in.forgotMail', { email: settings.supportEmail })}
        </a>
        <Link to="/login" className={buttonClass('line')}>
          {t('sign-in.forgotBack')}
        </Link>
      </EmptyState>
    </>
  )
}
