import type { ErrorAnswer, LimitPeriod, Limits } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { moneyText } from '@fairhouse/money'
import { Button, TextField } from '@fairhouse/ui'
import { focusFirst } from '@fairhouse/ui/focus-first.ts'
import { useState, type FormEvent } from 'react'
import { forgetMoney } from '../asking.ts'
import { dateText } from '../shell/date-text.ts'
import { ErrorMessage } from '../shell/ErrorMessage.tsx'
import { useSite } from '../site.ts'
import { periods, readLimits, type Period, type TypedLimits } from './deposit-limit-check.ts'
import { Gauge } from './Gauge.tsx'
import style from './DepositLimitForm.module.css'

type DepositLimitFormProps = { limits: Limits; currency: string; onSaved?: () => void }

/** Sets the daily, weekly and monthly deposit limit. */
export function DepositLimitForm({ limits, currency, onSaved }: DepositLimitFormProps) {
  const { texts } = useSite()
  const { t } = texts
  const { wrong, refusal, busy, submit, forgetMistakes } = useDepositLimits(currency, onSaved)
  return (
    <form className={style.form} onSubmit={(event) => void submit(event)} noValidate method="post">
      {periods.map((period) => (
        <LimitField
          key={period}
          period={period}
          limit={limits.deposit?.[period]}
          currency={currency}
          mistake={wrong[period] && t(wrong[period])}
          onEdit={forgetMistakes}
        />
      ))}
      {refusal && <ErrorMessage error={refusal} />}
      <Button type="submit" busy={busy}>
        {t(busy ? 'limits.saving' : 'limits.save')}
      </Button>
    </form>
  )
}

function useDepositLimits(currency: string, onSaved: (() => void) | undefined) {
  const { call, queries, toasts, texts } = useSite()
  const [wrong, setWrong] = useState<TypedLimits['wrong']>({})
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const text = (period: Period) => data.get(period)?.toString() ?? ''
    const typed = readLimits({ daily: text('daily'), weekly: text('weekly'), monthly: text('monthly') }, currency)
    setWrong(typed.wrong)
    const mistaken = periods.filter((period) => typed.wrong[period])
    if (mistaken.length > 0) return focusFirst(form, mistaken)
    setBusy(true)
    setRefusal(undefined)
    const { daily, weekly, monthly } = typed.amounts
    const answer = await call('POST /api/limits', { type: 'deposit', dailyAmount: daily, weeklyAmount: weekly, monthlyAmount: monthly })
    setBusy(false)
    if (!answer.ok) return setRefusal(answer.error)
    // What is known at once decides whether the limits are asked for again when the form closes.
    queries.setQueryData<Answers<'GET /api/limits'>>(['GET /api/limits', {}], answer.value)
    forgetMoney(queries)
    toasts.show('success', texts.t('limits.saved'))
    onSaved?.()
  }
  return { wrong, refusal, busy, submit, forgetMistakes: () => setWrong({}) }
}

function LimitField({
  period,
  limit,
  currency,
  mistake,
  onEdit,
}: {
  period: Period
  limit: LimitPeriod | undefined
  currency: string
  mistake: string | undefined
  onEdit: () => void
}) {
  const {
    texts: { t, language },
  } = useSite()
  const set = limit?.limited && limit.amount !== null && limit.availableAmount !== null
  return (
    <div className={style.period}>
      {set && limit && (
        <Gauge
          used={limit.usedAmount}
          of={limit.amount ?? '0'}
          label={t('limits.used', { used: moneyText(limit.usedAmount, currency), amount: moneyText(limit.amount ?? '0', currency) })}
          note={t('limits.left', {
            amount: moneyText(limit.availableAmount ?? '0', currency),
            time: dateText(language, limit.endTime ?? '', 'moment'),
          })}
        />
      )}
      <TextField
        id={`limit-${period}`}
        name={period}
        label={t(`limits.${period}Label`)}
        hint={set ? undefined : limit?.status === 'required' ? t('limits.mandatory') : t('limits.notSet')}
        error={mistake}
        prefix={currency}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        defaultValue={limit?.amount ?? ''}
        onChange={onEdit}
      />
    </div>
  )
}
