import type { Withdrawal } from '@fairhouse/contract'
import { Money } from '@fairhouse/ui'
import { useDateText } from '../../base/use-date-text.ts'
import { useT } from '../../base/site.ts'
import { TakeAllBackButton } from './TakeAllBackButton.tsx'
import { TakeBackButton } from './TakeBackButton.tsx'
import style from '../style/WithdrawModal.module.css'

/** The withdrawals that are under way; one that may be taken back has a button for it, and several have one for all. */
export function Withdrawals({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  const t = useT()
  const dateText = useDateText()
  const cancellable = withdrawals.filter((withdrawal) => withdrawal.cancellable)
  if (withdrawals.length === 0) return null
  return (
    <section className={style.under}>
      <h3 className={style.title}>{t('cashier.withdrawals')}</h3>
      <ul>
        {withdrawals.map((withdrawal) => (
          <li key={withdrawal.reference} className={style.row}>
            <span className={style.what}>
              <span className={style.sum}>
                <strong>
                  <Money amount={withdrawal.amount} currency={withdrawal.currency} />
                </strong>
                <span className={style.status}>{t(`cashier.status.${withdrawal.status}`)}</span>
              </span>
              <span className={style.note}>
                <bdi>{withdrawal.destination}</bdi> · {dateText(withdrawal.requestedAt, 'moment')}
              </span>
            </span>
            {withdrawal.cancellable && <TakeBackButton withdrawal={withdrawal} />}
          </li>
        ))}
      </ul>
      {cancellable.length > 1 && <TakeAllBackButton withdrawals={cancellable} />}
    </section>
  )
}
