import { CheckboxField, EmptyState, Notice, Skeleton } from '@fairhouse/ui'
import { Suspense, useState } from 'react'
import { forget } from '../base/answers.ts'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { SiteLink } from '../frame/page/SiteLink.tsx'
import { useSite, useT } from '../base/site.ts'
import { MyBonuses, MyEndedBonuses } from '../bonuses/index.ts'
import { MyCashback } from '../cashback/index.ts'
import { Offers } from './Offers.tsx'
import style from './Bonus.module.css'

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
              <Bar barred={barred} byPlayer={barredByPlayer} />
            </>
          )}
        </Offers>
      </div>
    </MyPage>
  )
}

/** A player who wants no bonuses is offered none; a bar set by the operator cannot be lifted here. */
function Bar({ barred, byPlayer }: { barred: boolean; byPlayer: boolean }) {
  const site = useSite()
  const { t } = site.texts
  const [wish, setWish] = useState(byPlayer)
  if (barred && !byPlayer) return <Notice>{t('campaigns.barredByOperator')}</Notice>
  const change = async (wanted: boolean) => {
    setWish(wanted)
    const told = await site.call('POST /api/campaigns/bar', { barred: wanted })
    if (!told.ok) {
      setWish(!wanted)
      await (await import('../base/show-error.ts')).showError(site, told.error)
    }
    forget(site.queries, 'GET /api/campaigns', 'GET /api/deposits/offer')
  }
  return (
    <section className={style.bar} aria-labelledby="bonus-bar-title">
      <h2 id="bonus-bar-title" className={style.name}>
        {t('campaigns.barTitle')}
      </h2>
      <CheckboxField
        id="bonus-bar"
        label={t('campaigns.bar')}
        checked={wish}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      <p className={style.intro}>{t('campaigns.barText')}</p>
    </section>
  )
}
