import type { Answers } from '@fairhouse/contract/caller.ts'
import { useT } from '../base/site.ts'
import { useDateText } from '../base/use-date-text.ts'
import style from './LoyaltyPage.module.css'

/** What was earned day by day in the last 90 days. */
export function Days({ days }: Pick<Answers<'GET /api/loyalty'>, 'days'>) {
  const t = useT()
  // Days of the country, whatever the reader's zone.
  const dateText = useDateText('UTC')
  return (
    <section className={style.card} aria-labelledby="points-by-day">
      <h2 id="points-by-day" className={style.name}>
        {t('loyalty.days')}
      </h2>
      {days.length === 0 ? (
        <p className={style.soft}>{t('loyalty.noDays')}</p>
      ) : (
        <dl className={style.days}>
          {days.map(({ day, points }) => (
            <div key={day} className={style.row}>
              <dt>
                <time dateTime={day}>{dateText(`${day}T00:00:00Z`, 'day')}</time>
              </dt>
              <dd>
                <bdi>{points}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
