import type { LimitOfType, LimitType, PeriodName } from '@fairhouse/contract'
import { useT } from '../../base/site.ts'
import style from './PeriodChoice.module.css'

type PeriodChoiceProps = {
  type: LimitType
  periods: readonly PeriodName[]
  value: PeriodName
  onChange: (period: PeriodName) => void
  limit: LimitOfType
}

/** Chooses for which period a limit is set; a dot marks those that still must be. */
export function PeriodChoice({ type, periods, value, onChange, limit }: PeriodChoiceProps) {
  const t = useT()
  return (
    <fieldset className={style.choice}>
      <legend className={style.legend}>{t('limits.choosePeriod')}</legend>
      <div className={style.rows}>
        {periods.map((period) => (
          <label key={period} className={style.row}>
            <input type="radio" name={`${type}-period`} value={period} checked={period === value} onChange={() => onChange(period)} />
            <span>
              {t(`limits.period.${period}`)}
              {limit[period]?.status === 'required' && <span className={style.needed}>{t('limits.needed')}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
