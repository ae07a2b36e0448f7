import type { Bonus } from '@fairhouse/contract'
import { moneyText } from '@fairhouse/money'
import { useDateText } from '../base/use-date-text.ts'
import { useSite, useT } from '../base/site.ts'
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
      <Where counting={bonus.counting} />
    </>
  )
}

/** In which games stakes count, and how much of them. */
function Where({ counting }: Pick<Bonus, 'counting'>) {
  const { texts } = useSite()
  const { t } = texts
  const { default: percent, exceptions, excludedGames, wholeStake } = counting
  const named = (scope: string, name: string) => {
    const key = `lobby.group.${name}`
    if (scope !== 'product' && scope !== 'group') return name
    return texts.has(key) ? texts.t(key) : name.charAt(0).toUpperCase() + name.slice(1)
  }
  const rest = exceptions.length > 0 ? 'bonuses.whereDefault' : percent === '100' ? 'bonuses.whereAll' : 'bonuses.whereEvery'
  return (
    <details className={style.opened}>
      <summary>{t('bonuses.where')}</summary>
      <dl className={style.terms}>
        {exceptions.map(({ scope, name, percent: counted }) => (
          <div key={`${scope} ${name}`}>
            <dt>
              <bdi>{named(scope, name)}</bdi>
            </dt>
            <dd>{counted === '0' ? t('bonuses.notCounted') : t('bonuses.percent', { percent: counted })}</dd>
          </div>
        ))}
        {excludedGames.length > 0 && (
          <div>
            <dt>{t('bonuses.whereNot')}</dt>
            <dd>
              <bdi>{excludedGames.join(' · ')}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <p className={style.soft}>
        {t(rest, { percent })} {!wholeStake && t('bonuses.wherePart')}
      </p>
    </details>
  )
}
