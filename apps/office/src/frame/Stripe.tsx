import { useEffect, useState } from 'react'
import { clockText } from '../base/moment-text.ts'
import { useMe } from '../base/me.ts'
import { useOffice } from '../base/office.ts'
import style from './Frame.module.css'

/** Which environment this is, and the time by the house's own clock: red is where real people's money is. */
export function Stripe() {
  const { texts } = useOffice()
  const { mode, siteName, serverTime } = useMe()
  const now = useHouseClock(serverTime)
  return (
    <p className={`${style.stripe} ${style[mode]}`}>
      <strong>{texts.t(`office.mode.${mode}`)}</strong>
      <span>{siteName}</span>
      <span>{texts.t('office.frame.clock', { time: clockText(texts.language.tag, now) })}</span>
    </p>
  )
}

/** The house's clock, which a sandbox may have moved: it goes on from what the server said last. */
function useHouseClock(serverTime: string): number {
  const [now, setNow] = useState(() => Date.parse(serverTime))
  useEffect(() => {
    const ahead = Date.parse(serverTime) - Date.now()
    const tick = () => setNow(Date.now() + ahead)
    tick()
    const timer = setInterval(tick, 10_000)
    return () => clearInterval(timer)
  }, [serverTime])
  return now
}
