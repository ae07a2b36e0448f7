import type { Answers } from '@fairhouse/contract/caller.ts'
import { Money } from '@fairhouse/ui'
import { useT } from '../base/site.ts'
import style from './Races.module.css'

/** What each place wins: of the house, and of what players paid in. */
export function Prizes({ one: { race, prizes } }: { one: Answers<'GET /api/races/one'> }) {
  const t = useT()
  return (
    <section className={style.part} aria-labelledby="race-prizes">
      <h2 id="race-prizes">{t('races.prizes')}</h2>
      <ol className={style.prizes}>
        {prizes.map(({ place, amount, sharePercent }) => (
          <li key={place} className={style.row}>
            <span className={style.placeNumber}>{place}.</span>
            {amount !== null && (
              <strong>
                <Money amount={amount} currency={race.currency} />
              </strong>
            )}
            {sharePercent !== null && <span>{t('races.share', { percent: sharePercent })}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
