import { useEffect, useState } from 'react'
import { nowOf, useSite } from '../../base/site.ts'
import { durationText } from '../../base/duration-text.ts'
import { useDateText } from '../../base/use-date-text.ts'
import style from './Clock.module.css'
import { timing } from '../../base/timing.ts'

/** The local time, and how long the session has lasted; drawn in the browser only, because the server does not know its time zone. */
export function Clock({ since }: { since: string | null }) {
  const site = useSite()
  const { t } = site.texts
  const dateText = useDateText()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(nowOf(site))
    tick()
    const timer = setInterval(tick, timing('clockSec', 1) * 1000)
    return () => clearInterval(timer)
  }, [site])
  const lasted = now === undefined || since === null ? '' : durationText(t, since, now)
  return (
    <p className={style.clock}>
      {lasted && <span className={style.session}>{t('shell.sessionTime', { time: lasted })}</span>}
      <time className={style.time} title={t('shell.localTime')} dateTime={now === undefined ? '00:00' : new Date(now).toISOString()}>
        {now === undefined ? '' : dateText(now, 'clock')}
      </time>
    </p>
  )
}
