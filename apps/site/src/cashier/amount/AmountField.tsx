import type { T } from '@fairhouse/messages'
import { moneyText } from '@fairhouse/money'
import { TextField } from '@fairhouse/ui'
import { useId, type ReactNode } from 'react'
import { useT } from '../../base/site.ts'
import { inWallet, readAmount, type AmountBounds, type Mistake } from './typed-amount.ts'
import type { useAmount } from './use-amount.ts'
import style from './AmountField.module.css'

type AmountFieldProps = {
  amount: ReturnType<typeof useAmount>
  bounds: AmountBounds
  presets: readonly string[]
  note?: ReactNode
}

/** The amount with its bounds as a hint, its mistake under it, and common amounts to choose. */
export function AmountField({ amount, bounds, presets, note }: AmountFieldProps) {
  const t = useT()
  const id = useId()
  const { currency, min, max } = bounds
  const values = { min: moneyText(min, currency), max: moneyText(max, currency) }
  const about = amount.typed.is === 'right' ? inWallet(amount.typed.amount, bounds) : undefined
  const mistake = amount.mistake && mistakeText(t, amount.mistake, bounds)
  const isMissed = amount.mistake === 'cashier.amountMin' || amount.mistake === 'cashier.amountMax'
  const possible = presets.map(withCents).filter((preset) => readAmount(preset, { ...bounds, bonus: undefined }).is === 'right')
  return (
    <div className={style.amount}>
      <TextField
        id={id}
        name="amount"
        label={t('cashier.amount')}
        // The bound that is missed is said by the mistake.
        hint={isMissed ? undefined : (note ?? (about ? t('cashier.amountAbout', { amount: about }) : t('cashier.amountBetween', values)))}
        error={mistake}
        prefix={currency}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={amount.text}
        onChange={(event) => amount.type(event.currentTarget.value)}
        onBlur={amount.leave}
      />
      {possible.length > 0 && (
        <div className={style.presets} role="group" aria-label={t('cashier.presets')}>
          {possible.map((preset) => {
            const chosen = amount.typed.is === 'right' && amount.typed.amount === preset
            return (
              <button key={preset} type="button" className={style.preset} aria-pressed={chosen} onClick={() => amount.choose(preset)}>
                <bdi dir="ltr">{moneyText(preset, currency).replace(/\.00$/, '')}</bdi>
              </button>
            )
          })}
        </div>
      )}
    </div>
  )
}

/** A bound in another currency than the account's says about how much it is there. */
function mistakeText(t: T, mistake: Mistake, bounds: AmountBounds): string {
  const { currency, min, max } = bounds
  const values = { min: moneyText(min, currency), max: moneyText(max, currency) }
  if (mistake !== 'cashier.amountMin' && mistake !== 'cashier.amountMax') return t(mistake, values)
  const converted = inWallet(mistake === 'cashier.amountMin' ? min : max, bounds)
  return converted ? t(`${mistake}Converted`, { ...values, converted }) : t(mistake, values)
}

const withCents = (amount: string) => (amount.includes('.') ? amount : `${amount}.00`)
