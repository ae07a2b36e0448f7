import type { Bonus } from '@fairhouse/contract'
import { moneyText } from '@fairhouse/money'
import { useDateText } from '../base/use-date-text.ts'
import { useT } from '../base/site.ts'
import { SiteLink } from '../frame/page/SiteLink.tsx'
import { Counting } from '../campaign-terms/index.ts'
import { AmountRow } from './Progress.tsx'
import style from './Bonuses.module.css'

/** What a bonus asks for, and what it can cost its player. */
export function Price({ bonus }: { bonus: Bonus }) {
  const t = useT()
  const dateText = useDateText()
  const { currency, state, given, money, required, until, maxStake, minStake, maxConverted } = bonus
  const waits = state === 'waiting'
  return (
    <>
      <dl className={style.terms}>
        {!waits && <AmountRow label={t('bonuses.money')} amount={money} currency={currency} />}
        <AmountRow label={t(waits ? 'bonuses.promised' : 'bonuses.given')} amount={given} currency={currency} />
        <AmountRow label={t('bonuses.required')} amount={required} currency={currency} />
        <div>
          <dt>{t('bonuses.until')}</dt>
          <dd>{until ? <time dateTime={until}>{dateText(until, 'wholeMoment')}</time> : t('bonuses.untilNone')}</dd>
        </div>
        <AmountRow label={t('bonuses.maxStake')} amount={maxStake} currency={currency} />
        <AmountRow label={t('bonuses.minStake')} amount={minStake} currency={currency} />
        <AmountRow label={t('bonuses.maxConverted')} amount={maxConverted} currency={currency} />
      </dl>
      <p className={style.soft}>
        {waits ? t('campaigns.mayLose') : `${t('bonuses.mayLose', { amount: moneyText(money, currency) })} ${t('bonuses.ownFirst')}`}
      </p>
      <Counting counting={bonus.counting} />
      <SiteLink to={`/my/campaigns/terms/${encodeURIComponent(bonus.id)}`}>{t('campaigns.terms')}</SiteLink>
    </>
  )
}
