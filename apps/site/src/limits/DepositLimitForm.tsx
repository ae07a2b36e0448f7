import type { ErrorAnswer, LimitPeriod } from '@fairhouse/contract'
import { errorText } from '@fairhouse/messages'
import { Button, moneyText, Notice, TextField } from '@fairhouse/ui'
import { useState, type FormEvent } from 'react'
import { forgetMoney } from '../asking.ts'
import { dateText } from '../shell/date-text.ts'
import { useSite } from '../site.ts'
import { periods, readLimits, type Period, type TypedLimits } from './deposit-limit-check.ts'
import { Gauge } from './Gauge.tsx'
import style from './DepositLimitForm.module.css'

/** Sets the daily, weekly and monthly deposit limit. */
export function DepositLimitForm({ limits, currency, onSaved }: { limits: readonly LimitPeriod[]; currency: string; onSaved?: () => void }) {
  const site = useSite()
  const { t } = site.texts
  const [wrong, setWrong] = useState<TypedLimits['wrong']>({})
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const [busy, setBusy] = useState(false)
  const of = (period: Period) => limits.find((limit) => limit.type === 'deposit' && limit.period === period)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const typed = readLimits({ daily: String(data.get('daily')), weekly: String(data.get('weekly')), monthly: String(data.get('monthly')) }, currency)
    setWrong(typed.wrong)
    const first = periods.find((period) => typed.wrong[period])
    if (first) return (form.elements.namedItem(first) as HTMLInputElement).focus()
    setBusy(true)
    setRefusal(undefined)
    const { daily, weekly, monthly } = typed.amounts
    const answer = await site.call('POST /api/limits', { type: 'deposit', ...(daily ? { dailyAmount: daily } : {}), ...(weekly ? { weeklyAmount: weekly } : {}), ...(monthly ? { monthlyAmount: monthly } : {}) })
    setBusy(false)
    if (!answer.ok) return setRefusal(answer.error)
    forgetMoney(site.queries)
    site.toasts.show('success', t('limits.saved'))
    onSaved?.()
  }
  return (
    <form className={style.form} onSubmit={(event) => void submit(event)} noValidate method="post">
      {periods.map((period) => (
        <LimitField key={period} period={period} limit={of(period)} currency={currency} mistake={wrong[period] && t(wrong[period])} onEdit={() => setWrong({})} />
      ))}
      {refusal && <Notice meaning="danger" live>{errorText(site.texts, refusal)}</Notice>}
      <Button type="submit" busy={busy}>{t(busy ? 'limits.saving' : 'limits.save')}</Button>
    </form>
  )
}

function LimitField({ period, limit, currency, mistake, onEdit }: { period: Period; limit: LimitPeriod | undefined; currency: string; mistake: string | undefined; onEdit: () => void }) {
  const { texts: { t, language } } = useSite()
  const set = limit?.limited && limit.amount !== null && limit.availableAmount !== null
  return (
    <div className={style.period}>
      {set && limit && (
        <Gauge
          used={limit.usedAmount}
          of={limit.amount ?? '0'}
          label={t('limits.used', { used: moneyText(limit.usedAmount, currency), amount: moneyText(limit.amount ?? '0', currency) })}
          note={t('limits.left', { amount: moneyText(limit.availableAmount ?? '0', currency), time: dateText(language, limit.endTime, 'moment') })}
        />
      )}
      <TextField
        id={`limit-${period}`}
        name={period}
        label={t(`limits.${period}Label`)}
        hint={set ? undefined : limit?.mandatory ? t('limits.mandatory') : t('limits.notSet')}
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
