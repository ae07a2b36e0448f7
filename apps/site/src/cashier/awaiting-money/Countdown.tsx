import { Icon } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { nowOf, useSite } from '../../base/site.ts'
import { countdownText, longTimeText } from './countdown-text.ts'
import style from './PaymentDetails.module.css'

const dayMs = 86_400_000

/**
 * Shows how long it can still be paid, by the server's clock: a reload changes nothing. Screen readers hear it once a
 * minute, not every second.
 */
export function Countdown({ until }: { until: string }) {
  const site = useSite()
  const { t, language } = site.texts
  const [now, setNow] = useState(() => nowOf(site))
  useEffect(() => {
    const timer = setInterval(() => setNow(nowOf(site)), 1000)
    return () => clearInterval(timer)
  }, [site])
  const leftMs = Date.parse(until) - now
  const inWords = longTimeText(leftMs, language.tag)
  const left = (leftMs >= dayMs ? inWords : undefined) ?? countdownText(Date.parse(until), now)
  const minutes = Math.max(0, Math.ceil(leftMs / 60_000))
  return (
    <p className={style.countdown}>
      <Icon name="clock" size={18} />
      {left === undefined ? (
        <strong role="status">{t('cashier.expired')}</strong>
      ) : (
        <>
          <span aria-hidden="true">
            {t('cashier.validFor')} <strong dir={left === inWords ? undefined : 'ltr'}>{left}</strong>
          </span>
          <span className={style.unseen} role="timer" aria-live="polite">
            {inWords ? `${t('cashier.validFor')} ${inWords}` : t('cashier.minutesLeft', { minutes })}
          </span>
        </>
      )}
    </p>
  )
}
