import { Money } from '@fairhouse/ui'
import type { BalanceRow } from './balance-rows.ts'
import style from './RowValue.module.css'

/** The value of one row of the balance: money, a number, or winnings out of their maximum. */
export function RowValue({ row, currency }: { row: BalanceRow; currency: string }) {
  if (row.kind === 'money') return <Money amount={row.amount} currency={currency} />
  if (row.kind === 'count') return <span>{row.count}</span>
  return (
    <>
      <Money amount={row.amount} currency={currency} />
      <small className={style.winnings}>
        <Money amount={row.won} currency={currency} />/<Money amount={row.most} currency={currency} />
      </small>
    </>
  )
}
