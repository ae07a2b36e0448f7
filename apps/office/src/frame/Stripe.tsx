import { clockText } from '../base/moment-text.ts'
import { useMe } from '../base/me.ts'
import { useOffice } from '../base/office.ts'
import { useHouseClock } from '../base/use-house-clock.ts'
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
