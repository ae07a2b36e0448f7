import type { Campaign } from '@fairhouse/contract'
import { useDateText } from '../base/use-date-text.ts'
import { useSite } from '../base/site.ts'
import { termsOf } from '@fairhouse/messages/campaign-terms.ts'
import style from './Bonus.module.css'

/** A campaign with its picture, what it gives and what it asks for. */
export function CampaignDetails({ campaign }: { campaign: Campaign }) {
  const { t } = useSite().texts
  const dateText = useDateText()
  const terms = termsOf(campaign, { t, date: (moment) => dateText(moment, 'day') })
  return (
    <div className={style.details}>
      {campaign.bannerUri && <img className={style.banner} src={campaign.bannerUri} alt="" width={360} height={116} />}
      {campaign.about && <p className={style.words}>{campaign.about}</p>}
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
    </div>
  )
}
