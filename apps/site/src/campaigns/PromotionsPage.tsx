import { buttonClass, EmptyState } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useT } from '../base/site.ts'
import { Offers } from './Offers.tsx'
import style from './Bonus.module.css'

const RacesOffered = lazy(async () => ({ default: (await import('../races/index.ts')).RacesOffered }))

/** /promotions: what anybody who comes here can have with a deposit now. */
export function PromotionsPage() {
  const t = useT()
  return (
    <div className={style.page}>
      <PageTitle title={t('campaigns.title')} description={t('campaigns.intro')} />
      <h1 className={style.title}>{t('campaigns.title')}</h1>
      <p className={style.intro}>{t('campaigns.intro')}</p>
      <Offers>
        {({ campaigns }) =>
          campaigns.length === 0 && (
            <EmptyState title={t('campaigns.empty')} text={t('campaigns.emptyText')}>
              <Link to="/" className={buttonClass('brass')}>
                {t('shell.toLobby')}
              </Link>
            </EmptyState>
          )
        }
      </Offers>
      <Suspense>
        <RacesOffered />
      </Suspense>
    </div>
  )
}
