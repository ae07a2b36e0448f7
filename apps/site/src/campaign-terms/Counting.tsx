import type { Counting as CountingOf } from '@fairhouse/contract'
import { useSite } from '../base/site.ts'
import { groupText } from '@fairhouse/messages/campaign-terms.ts'
import style from './Terms.module.css'

/** In which games stakes count, and how much of them; closed until it is asked for. */
export function Counting({ counting }: { counting: CountingOf }) {
  const { t } = useSite().texts
  return (
    <details className={style.opened}>
      <summary>{t('campaigns.where')}</summary>
      <Shares counting={counting} />
    </details>
  )
}

/** The same, open. */
export function Shares({ counting }: { counting: CountingOf }) {
  const { texts } = useSite()
  const { t } = texts
  const { default: percent, exceptions, excludedGames, wholeStake } = counting
  const named = (scope: string, name: string) => (scope === 'product' || scope === 'group' ? groupText(texts, name) : name)
  const rest = exceptions.length > 0 ? 'campaigns.whereDefault' : percent === '100' ? 'campaigns.whereAll' : 'campaigns.whereEvery'
  return (
    <>
      <dl className={style.terms}>
        {exceptions.map(({ scope, name, percent: counted }) => (
          <div key={`${scope} ${name}`}>
            <dt>
              <bdi>{named(scope, name)}</bdi>
            </dt>
            <dd>{counted === '0' ? t('campaigns.notCounted') : t('campaigns.percent', { percent: counted })}</dd>
          </div>
        ))}
        {excludedGames.length > 0 && (
          <div>
            <dt>{t('campaigns.whereNot')}</dt>
            <dd>
              <bdi>{excludedGames.join(' · ')}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <p className={style.soft}>
        {t(rest, { percent })} {!wholeStake && t('campaigns.wherePart')}
      </p>
    </>
  )
}
