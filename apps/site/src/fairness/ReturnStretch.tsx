import type { PublishedReturn, ReturnStretch as Stretch } from '@fairhouse/contract'
import { useSite } from '../base/site.ts'
import { percentText } from './percent-text.ts'
import { ReturnBand } from './ReturnBand.tsx'
import style from './Returns.module.css'

/** How a game stands in a stretch of days: in words, and drawn. */
export function ReturnStretch({ of: { rounds, actual, band, standing }, stated }: { of: Stretch; stated: PublishedReturn['stated'] }) {
  const { texts } = useSite()
  const { t, language } = texts
  const percent = (value: string) => percentText(language.tag, value)
  if (actual === null || band === null || standing === 'few')
    return (
      <p className={style.few}>
        {t('fairness.fewRounds')}
        {rounds !== null && ` · ${t('fairness.rounds', { count: rounds })}`}
      </p>
    )
  return (
    <div className={style.stretch}>
      <p>
        <strong>{t('fairness.returned', { percent: percent(actual) })}</strong> · {t('fairness.rounds', { count: rounds ?? 0 })}
      </p>
      <ReturnBand stated={stated} band={band} actual={actual} />
      <p className={style.band}>
        <span className={standing === 'within' ? style.within : style.outside}>{t(`fairness.${standing}`)}</span>
        {' · '}
        {t('fairness.band', { from: percent(band.from), to: percent(band.to) })}
      </p>
    </div>
  )
}
