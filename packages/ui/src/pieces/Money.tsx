import { moneyText } from '@fairhouse/money'
import style from './Money.module.css'

/** An amount: tabular figures, a space between the thousands, and isolated so that right-to-left text cannot reorder it. */
export function Money({ amount, currency, signed = false }: { amount: string; currency: string; signed?: boolean }) {
  return (
    <bdi dir="ltr" className={style.money}>
      {moneyText(amount, currency, signed)}
    </bdi>
  )
}
