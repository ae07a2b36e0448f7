import { Notice, Skeleton } from '@fairhouse/ui'
import { Refused, useAnswer } from '../asking.ts'
import { Ways } from '../content/index.ts'
import { SiteLink } from '../shell/SiteLink.tsx'
import { useSite } from '../site.ts'
import style from './SourceOfFundsModal.module.css'

/** What money can come from, as the documents that show it are called. */
const kinds = ['annualSalary', 'selfEmployed', 'dividends', 'saleOfAssets', 'inheritance', 'savings'] as const

/** `?modal=sof-validation`: why we ask where money comes from, whether we do now, and how to answer. */
export function SourceOfFundsModal() {
  const { settings, texts } = useSite()
  const { t } = texts
  const standing = useStanding()
  return (
    <div className={style.funds}>
      {standing === 'open' && <Skeleton label={t('shell.loading')} lines={2} />}
      {standing === 'asked' && <Notice meaning="warning">{t('places.sofValidation.asked')}</Notice>}
      {standing === 'notAsked' && <Notice>{t('places.sofValidation.notAsked')}</Notice>}
      <p>{t('places.sofValidation.what')}</p>
      <section>
        <h3 className={style.title}>{t('places.sofValidation.kinds')}</h3>
        <ul className={style.kinds}>
          {kinds.map((kind) => (
            <li key={kind}>{t(`list.documentType.${kind}`)}</li>
          ))}
        </ul>
      </section>
      {standing !== 'notAsked' && <p>{t('places.sofValidation.send', { email: settings.supportEmail })}</p>}
      <Ways title={t('places.instead')}>
        <SiteLink to="/support">{t('places.toSupport')}</SiteLink>
        <SiteLink to="/my/transactions/deposit">{t('places.toDeposits')}</SiteLink>
      </Ways>
    </div>
  )
}

/** Whether it is asked for now: the ways to pay are held back by it (234), or they are not; what is known may be from before it was asked for. */
function useStanding(): 'open' | 'asked' | 'notAsked' | 'unknown' {
  const { data, error, isFetching } = useAnswer('GET /api/payment/methods', {}, { staleMs: 0 })
  if (error instanceof Refused && error.answer.error === 'sourceOfFundsNeeded') return 'asked'
  if (isFetching || (!data && !error)) return 'open'
  return error ? 'unknown' : 'notAsked'
}
