import type { ErrorAnswer } from '@fairhouse/contract'
import { Button, CheckboxField } from '@fairhouse/ui'
import { useState } from 'react'
import { forget } from '../base/answers.ts'
import { LateErrorMessage } from '../frame/page/LateErrorMessage.tsx'
import { Points, Question } from '../frame/page/Question.tsx'
import { useDateText } from '../base/use-date-text.ts'
import { useMinute } from '../base/use-minute.ts'
import { useSite } from '../base/site.ts'
import style from './ExclusionForm.module.css'

/** The exclusion's time is over: the player asks here to play again, is told what follows, and confirms. */
export function ReturnForm({ hours }: { hours: number }) {
  const site = useSite()
  const { t } = site.texts
  const dateText = useDateText()
  const minute = useMinute()
  const [asked, setAsked] = useState(false)
  const [offers, setOffers] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ErrorAnswer>()
  const send = async () => {
    setBusy(true)
    const answer = await site.call('POST /api/exclusion/return', { offers })
    setBusy(false)
    if (!answer.ok) return setError(answer.error)
    forget(site.queries, 'GET /api/exclusion')
    return undefined
  }
  if (!asked)
    return (
      <div className={style.actions}>
        <Button kind="line" onClick={() => setAsked(true)}>
          {t('exclusion.returnAsk')}
        </Button>
      </div>
    )
  return (
    <Question title={t('exclusion.returnSure')}>
      <Points>
        <li>{t('exclusion.returnOpens', { time: dateText(minute + hours * 3_600_000, 'wholeMoment') })}</li>
        <li>{t('exclusion.returnLimits')}</li>
        <li>{t('exclusion.returnAgain')}</li>
      </Points>
      <CheckboxField
        id="return-offers"
        label={t('exclusion.returnOffers')}
        checked={offers}
        onChange={({ currentTarget: { checked } }) => setOffers(checked)}
      />
      <LateErrorMessage error={error} />
      <div className={style.actions}>
        <Button busy={busy} onClick={() => void send()}>
          {t('exclusion.returnAsk')}
        </Button>
        <Button kind="line" disabled={busy} onClick={() => setAsked(false)}>
          {t('exclusion.back')}
        </Button>
      </div>
    </Question>
  )
}
