import type { Campaign } from '@fairhouse/contract'
import { useDateText } from '../base/use-date-text.ts'
import { useSite } from '../base/site.ts'
import { termsOf } from '@fairhouse/messages/campaign-terms.ts'
import style from './Bonus.module.css'

/** A campaign with its picture, what it gives and what it asks for. */
export function CampaignDetails({ campaign }: { campaign: Campaign }) {
  return (
    <div className={style.details}>
      <CampaignHead campaign={campaign} />
      <CampaignTerms campaign={campaign} />
    </div>
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

/** Everything that it gives and asks for, line by line. */
export function CampaignTerms({ campaign }: { campaign: Campaign }) {
  const { t } = useSite().texts
  const dateText = useDateText()
  const terms = termsOf(campaign, { t, date: (moment) => dateText(moment, 'day') })
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
