import type { LimitOfType, Limits } from '@fairhouse/contract'
import type { MessageKey } from '@fairhouse/messages'
import { useSite } from '../site.ts'
import style from './LimitPage.module.css'

/** `after`: a type whose changes need no explanation any more: what has been said on the same page, or cannot be changed. */
type AboutLimitsProps = { about: MessageKey; limit: LimitOfType; limits: Limits; after?: LimitOfType | undefined }

/** Says what a limit is for, how changes of it take effect by the rules of the player's country, and when a day begins. */
export function AboutLimits({ about, limit, limits, after }: AboutLimitsProps) {
  const {
    settings,
    texts: { t },
  } = useSite()
  if (after?.increasingEffectiveHours === limit.increasingEffectiveHours) return <p className={style.intro}>{t(about)}</p>
  return (
    <div className={style.intro}>
      <p>{t(about)}</p>
      <p data-text-set={settings.rules.textSet}>
        {t(`limits.about.${settings.rules.textSet}`, { ...delayOf(limit.increasingEffectiveHours), email: settings.supportEmail })}
      </p>
      {limit.unit === 'money' && !limit.permanent && (
        <p className={style.small}>{t('limits.dayBegins', { time: limits.localeUpdateTime, zone: limits.timeZone.replace('_', ' ') })}</p>
      )}
    </div>
  )
}

/** A delay in the unit that people count it in: whole days from a week on, else hours. */
export const delayOf = (hours: number): { count: number; unit: 'days' | 'hours' } =>
  hours >= 168 && hours % 24 === 0 ? { count: hours / 24, unit: 'days' } : { count: hours, unit: 'hours' }
