import type { LimitOfType, LimitPeriod, LimitType, PeriodName } from '@fairhouse/contract'
import type { MessageKey, T } from '@fairhouse/messages'
import { CheckboxField, TextField } from '@fairhouse/ui'
import { useSite } from '../../base/site.ts'
import { amountText } from './amount-text.ts'
import { RemoveLimit, UnderWay } from './LimitActions.tsx'
import { LimitGauge } from './LimitGauge.tsx'
import { isResting, renews } from './limit-periods.ts'
import type { useLimitForm } from './use-limit-form.ts'
import style from './LimitField.module.css'

type LimitFieldProps = {
  type: LimitType
  period: PeriodName
  limit: LimitOfType
  form: ReturnType<typeof useLimitForm>
  level: 2 | 3
}

/** The limit of one period: what is left of it, the amount, what is under way, and how to take it away. */
export function LimitField({ type, period, limit, form, level }: LimitFieldProps) {
  const site = useSite()
  const { t } = site.texts
  const own = limit[period]
  if (!own) return null
  const { unit } = form
  const error = errorOf(own, period, form, t)
  const id = `limit-${type}-${period}`
  const Heading = `h${level}` as const
  return (
    <div className={style.period}>
      <div className={style.head}>
        <Heading className={style.name}>{t(`limits.period.${period}`)}</Heading>
        <RemoveLimit type={type} period={period} own={own} unit={unit} />
      </div>
      {own.limited && own.amount !== null && (
        <LimitGauge own={own} period={period} unit={unit} notices={limit.notices} ends={!renews(limit, period)} />
      )}
      {own.source !== null && own.source !== 'player' && own.amount !== null && (
        <p className={style.note}>{t('limits.setBy', { source: own.source, amount: amountText(t, own.amount, unit, period) })}</p>
      )}
      <UnderWay type={type} period={period} own={own} unit={unit} />
      <TextField
        id={id}
        name={period}
        label={t(`limits.${type}.${period}` as MessageKey)} // each type has a text for each of its periods
        hint={error ? undefined : hintOf(own, limit.namesBounds, period, form, t)}
        error={error}
        prefix={unit.unit === 'time' ? undefined : unit.currency}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        disabled={isResting(limit, period)}
        value={form.textOf(period)}
        onChange={({ currentTarget: { value } }) => form.edit(period, value)}
        onBlur={() => form.leave(period)}
      />
      {own.may.includes('setRenew') && (
        <CheckboxField
          id={`${id}-renew`}
          label={t('limits.renew')}
          checked={form.renewals[period] ?? renews(limit, period)}
          onChange={({ currentTarget: { checked } }) => form.setRenewal(period, checked)}
        />
      )}
    </div>
  )
}

/** Returns the mistake in what was typed, or that nothing is left. */
function errorOf(own: LimitPeriod, period: PeriodName, { wrong, unit }: LimitFieldProps['form'], t: T): string | undefined {
  const mistake = wrong[period]
  if (mistake) return t(mistake.text, { amount: amountText(t, mistake.amount ?? '0', unit, mistake.of ?? period) })
  const isReached = own.limited && own.availableAmount !== null && /^0*\.?0*$/.test(own.availableAmount)
  return isReached ? t('limits.reached') : undefined
}

/** Describes the bounds and what lower and higher amounts mean. */
function hintOf(own: LimitPeriod, namesBounds: boolean, period: PeriodName, { unit }: LimitFieldProps['form'], t: T) {
  const say = (amount: string) => amountText(t, amount, unit, period)
  if (namesBounds && own.minAmount && own.maxAmount) return t('limits.hintBetween', { least: say(own.minAmount), most: say(own.maxAmount) })
  if (namesBounds && own.minAmount) return t('limits.atLeast', { amount: say(own.minAmount) })
  if (namesBounds && own.maxAmount) return t('limits.atMost', { amount: say(own.maxAmount) })
  return own.limited ? undefined : t(own.status === 'required' ? 'limits.mandatory' : 'limits.notSet')
}
