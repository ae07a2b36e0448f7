import type { Campaign } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { Button, buttonClass, EmptyState, Notice, Skeleton } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { useAnswer } from '../base/answers.ts'
import { useDateText } from '../base/use-date-text.ts'
import { ModalLink } from '../frame/modal/ModalLink.tsx'
import { useT } from '../base/site.ts'
import { CampaignHead, CampaignTerms, TermsLink } from './CampaignDetails.tsx'
import { isWagered, OfferPrice } from './OfferPrice.tsx'
import style from './Bonus.module.css'

type Known = Answers<'GET /api/campaigns'>

/** The campaigns that this person can have now, each with the way to the deposit form; then what the page says besides, once they are known. */
export function Offers({ children }: { children: (known: Known) => ReactNode }) {
  const t = useT()
  const { data, isError, refetch } = useAnswer('GET /api/campaigns', {})
  if (data)
    return (
      <>
        <List {...data} />
        {children(data)}
      </>
    )
  if (!isError) return <Skeleton label={t('shell.loading')} lines={5} />
  return (
    <EmptyState title={t('campaigns.failed')}>
      <Button kind="line" onClick={() => void refetch()}>
        {t('shell.tryAgain')}
      </Button>
    </EmptyState>
  )
}

function List({ campaigns, codes }: Known) {
  const t = useT()
  if (campaigns.length === 0) return null
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
  const t = useT()
  const dateText = useDateText()
  const { title, optIn, unavailableUntil: until, campaignId } = campaign
  return (
    <li className={style.offer}>
      <h2 className={style.name}>{title}</h2>
      <div className={style.details}>
        <CampaignHead campaign={campaign} />
        <OfferPrice campaign={campaign} />
        <details className={style.opened} open={!isWagered(campaign)}>
          <summary>{t('campaigns.conditions')}</summary>
          <CampaignTerms campaign={campaign} />
        </details>
        <TermsLink by={String(campaignId)} />
      </div>
      {until && <Notice>{t('campaigns.unavailable', { until: dateText(until, 'moment') })}</Notice>}
      {!until && (
        <ModalLink modal="deposit" more={optIn ? { campaign: String(campaignId) } : {}} className={buttonClass('brass')}>
          {t('campaigns.take')}
        </ModalLink>
      )}
    </li>
  )
}
