import type { Campaign } from '@fairhouse/contract'
import { useDateText } from '../base/use-date-text.ts'
import { useSite, useT } from '../base/site.ts'
import { groupText, termsOf } from '@fairhouse/messages/campaign-terms.ts'
import { Link } from '@tanstack/react-router'
import style from './Bonus.module.css'

/** A campaign with its picture, what it gives and what it asks for; `code` is what led to it. */
export function CampaignDetails({ campaign, code }: { campaign: Campaign; code?: string | undefined }) {
  return (
    <div className={style.details}>
      <CampaignHead campaign={campaign} />
      <CampaignTerms campaign={campaign} />
      <TermsLink by={code ?? String(campaign.campaignId)} />
    </div>
  )
}

/** The way to the whole terms of an offer, in a tab of their own: a form that is being filled in stays as it is. */
export function TermsLink({ by }: { by: string }) {
  const t = useT()
  return (
    <p className={style.whole}>
      <Link to="/promotions/terms/$campaign" params={{ campaign: by }} target="_blank">
        {t('campaigns.terms')}
      </Link>
    </p>
  )
}

/** Its picture, and the operator's words about it. */
export function CampaignHead({ campaign: { bannerUri, about } }: { campaign: Campaign }) {
  return (
    <>
      {bannerUri && <img className={style.banner} src={bannerUri} alt="" width={360} height={116} />}
      {about && <p className={style.words}>{about}</p>}
    </>
  )
}

/** Everything that it gives and asks for, line by line, and in which games stakes count. */
export function CampaignTerms({ campaign }: { campaign: Campaign }) {
  const { texts } = useSite()
  const dateText = useDateText()
  const terms = termsOf(campaign, { t: texts.t, date: (moment) => dateText(moment, 'day'), group: (name) => groupText(texts, name) })
  return (
    <dl className={style.terms}>
      {terms.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
