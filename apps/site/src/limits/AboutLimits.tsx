import type { LimitOfType, Limits, LimitType } from '@fairhouse/contract'
import { useAnswer } from '../base/answers.ts'
import { useT } from '../base/site.ts'
import style from './form/LimitPage.module.css'

/** `after`: a type whose changes need no explanation any more: what has been said on the same page, or cannot be changed. */
type AboutLimitsProps = { type: LimitType; limit: LimitOfType; limits: Limits; after?: LimitOfType | undefined }

/** Says what a limit is for, how changes of it take effect by the rules of the player's country, and when a day begins. */
export function AboutLimits({ type, limit, limits, after }: AboutLimitsProps) {
  const t = useT()
  const said = useAnswer('GET /api/limits/texts', {}).data
  return (
    <div className={style.intro}>
      <p>{t(`limits.aboutOf.${type}`)}</p>
      {after?.increasingEffectiveHours !== limit.increasingEffectiveHours && (
        <>
          <p>{said?.texts[type]}</p>
          {limit.unit === 'money' && !limit.permanent && (
            <p className={style.small}>{t('limits.dayBegins', { time: limits.localeUpdateTime, zone: limits.timeZone })}</p>
          )}
        </>
      )}
    </div>
  )
}
