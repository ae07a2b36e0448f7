import type { LimitPeriod, PeriodName } from '@fairhouse/contract'
import { useDateText } from '../../base/use-date-text.ts'
import { useSite } from '../../base/site.ts'
import { shareUsed, usageTexts } from './amount-text.ts'
import type { Unit } from './limit-units.ts'
import style from './LimitGauge.module.css'

/** `ends`: the player has switched its renewal off. */
type LimitGaugeProps = { own: LimitPeriod; period: PeriodName; unit: Unit; notices: readonly number[]; ends?: boolean }

/**
 * Shows what is left of a limit: a bar of what is used, marked where the player is warned, with both numbers in words.
 * Fifty steps are exact enough for a bar and need no inline style.
 */
export function LimitGauge({ own, period, unit, notices, ends = false }: LimitGaugeProps) {
  const { texts, settings } = useSite()
  const { t } = texts
  const zone = settings.rules.timeZone
  const dateText = useDateText(zone)
  const share = shareUsed(own)
  const { used, of, left } = usageTexts(texts, own, unit, period)
  const endText = ends && own.source === 'player' ? 'limits.endsOn' : 'limits.freeAgain'
  const state = share >= 1 ? style.full : share >= 0.8 ? style.nearly : style.used
  return (
    <div className={style.gauge}>
      <p className={style.words}>
        <strong className={style.left}>{t('limits.leftOf', { left, of })}</strong>
        <span className={style.note}>{t('limits.usedSoFar', { used })}</span>
      </p>
      <svg viewBox="0 0 200 8" preserveAspectRatio="none" className={style.bar} aria-hidden="true">
        <rect width="200" height="8" className={style.rest} />
        <rect width={Math.round(share * 50) * 4} height="8" className={state} />
        {notices.map((percent) => (
          <rect key={percent} x={percent * 2 - 0.5} width="1" height="8" className={style.mark} />
        ))}
      </svg>
      {own.endTime && <p className={style.note}>{t(endText, { time: `${dateText(own.endTime, 'moment')} (${zone})` })}</p>}
    </div>
  )
}
