import { Notice } from '@fairhouse/ui'
import { useMe } from '../base/me.ts'
import { useMomentText } from '../base/moment-text.ts'
import { useT } from '../base/office.ts'
import { useHouseClock } from '../base/use-house-clock.ts'
import type { ReturnAnswer } from './use-return-acts.ts'

const hourMs = 3_600_000
const minuteMs = 60_000

/** The cooling-off time as it runs: until when the exclusion holds whatever is decided here. */
export function CoolingOff({ answer }: { answer: ReturnAnswer }) {
  const t = useT()
  const moment = useMomentText()
  const { serverTime } = useMe()
  const { endsAt } = answer.return
  const left = Math.max(0, Date.parse(endsAt) - useHouseClock(serverTime))
  const [hours, minutes] = [Math.floor(left / hourMs), Math.floor((left % hourMs) / minuteMs)]
  return (
    <Notice>
      <p>
        <strong>{t('office-queues.return.clock', { hours, minutes, until: moment(endsAt) })}</strong>
      </p>
      <p>{t('office-queues.return.byItself')}</p>
    </Notice>
  )
}
