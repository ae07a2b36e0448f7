import { buttonClass } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useCustomerConfiguration } from './customer-configuration.ts'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useSite } from '../base/site.ts'
import { Ways } from './Ways.tsx'
import style from './Blocks.module.css'

/** /support: how to reach us, and the answers that people look for most. */
export function SupportPage() {
  const {
    settings,
    texts: { t },
  } = useSite()
  const { supportPhone, supportHours } = useCustomerConfiguration()
  return (
    <div className={style.page}>
      <PageTitle title={t('content.support')} description={t('content.supportText', { email: settings.supportEmail })} />
      <h1 className={style.title}>{t('content.support')}</h1>
      <p className={style.intro}>{t('content.supportText', { email: settings.supportEmail })}</p>
      <p>
        <a href={`mailto:${settings.supportEmail}`} className={buttonClass('brass')}>
          {t('content.write')}
        </a>
      </p>
      {(supportPhone || supportHours) && (
        <p className={style.meta}>
          <bdi>{supportPhone}</bdi> {supportHours}
        </p>
      )}
      <Ways title={t('content.oftenAsked')}>
        <Link to="/my/transactions/$type" params={{ type: 'deposit' }}>
          {t('content.whereIsDeposit')}
        </Link>
        <Link to="/my/transactions/$type" params={{ type: 'withdrawal' }}>
          {t('content.whereIsWithdrawal')}
        </Link>
        <Link to="/forgot-password">{t('content.cannotLogIn')}</Link>
        <Link to="/my/limits/payments">{t('content.changeLimit')}</Link>
        <Link to="/$pageName" params={{ pageName: 'responsible-gambling' }}>
          {t('content.tooMuch')}
        </Link>
        <Link to="/fairness">{t('content.isItFair')}</Link>
      </Ways>
    </div>
  )
}
