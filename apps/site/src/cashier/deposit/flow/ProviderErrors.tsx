import { Notice } from '@fairhouse/ui'
import { SiteLink } from '../../../frame/page/SiteLink.tsx'
import { useT } from '../../../base/site.ts'
import style from '../../style/DepositForm.module.css'

/** Shows what the payment provider found wrong and where it can be corrected. */
export function ProviderErrors({ lines }: { lines: readonly string[] }) {
  const t = useT()
  return (
    <Notice meaning="danger" live>
      <p>{t('cashier.providerErrors')}</p>
      <ul className={style.providerErrors}>
        {lines.map((line) => (
          <li key={line}>{`- ${line}`}</li>
        ))}
      </ul>
      <p>{t('cashier.providerErrorsNext')}</p>
      <SiteLink to="/my/profile" className={style.noticeLink}>
        {t('cashier.toProfile')}
      </SiteLink>
    </Notice>
  )
}
