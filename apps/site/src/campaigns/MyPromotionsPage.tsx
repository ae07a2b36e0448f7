import type { Campaign } from '@fairhouse/contract'
import { Button, buttonClass, CheckboxField, EmptyState, Notice, Skeleton } from '@fairhouse/ui'
import { useState } from 'react'
import { forget, useAnswer } from '../asking.ts'
import { MyPage } from '../my/index.ts'
import { dateText } from '../shell/date-text.ts'
import { ModalLink } from '../shell/ModalLink.tsx'
import { PageTitle } from '../shell/PageTitle.tsx'
import { SiteLink } from '../shell/SiteLink.tsx'
import { showError } from '../shell/show-error.ts'
import { useSite, useT } from '../site.ts'
import { CampaignDetails } from './CampaignDetails.tsx'
import style from './Bonus.module.css'

/** /my/campaigns/promotions: what the player can have with a deposit now, and whether they want anything at all. */
export function MyPromotionsPage() {
  const t = useT()
  const asked = useAnswer('GET /api/campaigns', {})
  const { data } = asked
  return (
    <MyPage>
      <PageTitle title={t('campaigns.title')} />
      <div className={style.page}>
        <h1 className={style.title}>{t('campaigns.title')}</h1>
        <p className={style.intro}>{t('campaigns.intro')}</p>
        {data && <Offered {...data} />}
        {!data && asked.isError && (
          <Button kind="line" onClick={() => void asked.refetch()}>
            {t('shell.tryAgain')}
          </Button>
        )}
        {!data && !asked.isError && <Skeleton label={t('shell.loading')} lines={5} />}
        <SiteLink to="/my/transactions/promo">{t('campaigns.statement')}</SiteLink>
        {data && <Bar barred={data.barred} byPlayer={data.barredByPlayer} />}
      </div>
    </MyPage>
  )
}

function Offered({ campaigns, codes, barred }: { campaigns: readonly Campaign[]; codes: boolean; barred: boolean }) {
  const t = useT()
  if (campaigns.length === 0) return barred ? null : <EmptyState title={t('campaigns.empty')} text={t('campaigns.emptyText')} />
  return (
    <>
      <ul className={style.offers}>
        {campaigns.map((campaign) => (
          <Offer key={campaign.campaignId} campaign={campaign} />
        ))}
      </ul>
      {codes && <p className={style.intro}>{t('campaigns.byCode')}</p>}
    </>
  )
}

function Offer({ campaign }: { campaign: Campaign }) {
  const { texts } = useSite()
  const { t, language } = texts
  const { title, optIn, unavailableUntil: until, campaignId } = campaign
  return (
    <li className={style.offer}>
      <h2 className={style.name}>{title}</h2>
      <CampaignDetails campaign={campaign} />
      {until && <Notice>{t('campaigns.unavailable', { until: dateText(language, until, 'moment') })}</Notice>}
      {!until && (
        <ModalLink modal="deposit" more={optIn ? { campaign: String(campaignId) } : {}} className={buttonClass('brass')}>
          {t('campaigns.take')}
        </ModalLink>
      )}
    </li>
  )
}

/** Whoever wants no bonuses is offered none; what the operator has decided stands. */
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
      await showError(site, told.error)
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
