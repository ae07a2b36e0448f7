import type { LimitOfType, Limits, LimitType, PeriodName } from '@fairhouse/contract'
import { Button, Notice } from '@fairhouse/ui'
import { focusFirst } from '@fairhouse/ui/fields/focus-first.ts'
import { lazy, Suspense, useState, type FormEvent } from 'react'
import { LateErrorMessage } from '../../frame/page/LateErrorMessage.tsx'
import { useT } from '../../base/site.ts'
import { LimitField } from './LimitField.tsx'
import { shownPeriods } from './limit-periods.ts'
import { PeriodChoice } from './PeriodChoice.tsx'
import { loadConfirming, useLimitForm } from './use-limit-form.ts'
import style from './LimitForm.module.css'

const ConfirmLimits = lazy(async () => ({ default: (await loadConfirming()).ConfirmLimits }))

type LimitFormProps = { type: LimitType; limits: Limits; limit: LimitOfType; onSaved?: () => void; id?: string; level?: 2 | 3 }

/** Sets the limits of one type: a field for each period, and what is asked before a change is sent. */
export function LimitForm({ type, limits, limit, onSaved, id, level = 2 }: LimitFormProps) {
  const t = useT()
  const all = shownPeriods(limit)
  // Under Dutch rules the player chooses the period if there are several.
  const chooses = limits.nldLimitActive && all.length > 1
  const [chosen, choose] = useState<PeriodName>(all[0] ?? 'monthly')
  const shown = chooses ? [chosen] : all
  const form = useLimitForm(type, limits, limit, shown, onSaved)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    focusFirst(element, await form.save())
  }
  const required = all.some((period) => limit[period]?.status === 'required')
  const unfit = limits.nldLimitActive && (!form.isChanged || form.isWrong)
  const { state } = form
  return (
    <form id={id} className={style.form} onSubmit={(event) => void submit(event)} noValidate method="post">
      {required && (
        <Notice meaning="warning">
          <p>{t('limits.required', { count: all.length })}</p>
        </Notice>
      )}
      {chooses && <PeriodChoice type={type} periods={all} value={chosen} onChange={choose} limit={limit} />}
      <div className={style.periods}>
        {shown.map((period) => (
          <LimitField key={period} type={type} period={period} limit={limit} form={form} level={level} />
        ))}
      </div>
      <LateErrorMessage error={state.at === 'refused' && Object.keys(form.wrong).length === 0 ? state.error : undefined} />
      <div className={style.save}>
        <Button type="submit" busy={form.isBusy} disabled={unfit}>
          {t('limits.save')}
        </Button>
      </div>
      {(state.at === 'confirming' || state.at === 'contacting') && (
        <Suspense>
          <ConfirmLimits type={type} limits={limits} limit={limit} form={form} />
        </Suspense>
      )}
    </form>
  )
}
