import { EmptyState, Skeleton } from '@fairhouse/ui'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../base/load-chunk.ts'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { SiteLink } from '../frame/page/SiteLink.tsx'
import { useT } from '../base/site.ts'
import { MyBonuses, MyEndedBonuses } from '../bonuses/index.ts'
import { MyCashback } from '../cashback/index.ts'
import { Offers } from './Offers.tsx'
import style from './Bonus.module.css'

const Bar = lazy(async () => ({ default: (await loadChunk(() => import('./Bar.tsx'))).Bar }))

/** /my/campaigns/promotions: the player's bonuses, what they can have with a deposit now, and whether they want anything at all. */
export function MyPromotionsPage() {
  const t = useT()
  return (
    <MyPage>
      <PageTitle title={t('campaigns.title')} />
      <div className={style.page}>
        <h1 className={style.title}>{t('campaigns.title')}</h1>
        <Suspense fallback={<Skeleton label={t('shell.loading')} lines={4} />}>
          <MyBonuses />
        </Suspense>
        <Suspense>
          <MyCashback />
        </Suspense>
        <h2 className={style.part}>{t('bonuses.offers')}</h2>
        <p className={style.intro}>{t('campaigns.intro')}</p>
        <Offers>
          {({ campaigns, barred, barredByPlayer }) => (
            <>
              {campaigns.length === 0 && !barred && <EmptyState title={t('campaigns.empty')} text={t('campaigns.emptyText')} />}
              <Suspense>
                <MyEndedBonuses />
              </Suspense>
              <SiteLink to="/my/transactions/promo">{t('campaigns.statement')}</SiteLink>
              <Suspense>
                <Bar barred={barred} byPlayer={barredByPlayer} />
              </Suspense>
            </>
          )}
        </Offers>
      </div>
    </MyPage>
  )
}
