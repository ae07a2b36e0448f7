import type { Withdrawal } from '@fairhouse/contract'
import { moneyText } from '@fairhouse/money'
import { Button, Money } from '@fairhouse/ui'
import { useState } from 'react'
import { forgetMoney } from '../asking.ts'
import { dateText } from '../shell/date-text.ts'
import { showError } from '../shell/show-error.ts'
import { useSite } from '../site.ts'
import style from './WithdrawModal.module.css'

/** The withdrawals that are under way; one that may be taken back has a button for it. */
export function Withdrawals({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  const {
    texts: { t, language },
  } = useSite()
  if (withdrawals.length === 0) return null
  return (
    <section className={style.under}>
      <h3 className={style.title}>{t('cashier.withdrawals')}</h3>
      <ul>
        {withdrawals.map((withdrawal) => (
          <li key={withdrawal.reference} className={style.row}>
            <span className={style.what}>
              <strong>
                <Money amount={withdrawal.amount} currency={withdrawal.currency} />
              </strong>
              <span className={style.note}>
                <bdi>{withdrawal.destination}</bdi> · {dateText(language, withdrawal.requestedAt, 'moment')}
              </span>
            </span>
            <span className={style.status}>{t(`cashier.status.${withdrawal.status}`)}</span>
            {withdrawal.cancellable && <TakeBack withdrawal={withdrawal} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function TakeBack({ withdrawal: { reference, amount, currency } }: { withdrawal: Withdrawal }) {
  const site = useSite()
  const { call, queries, toasts, texts } = site
  const { t } = texts
  const [busy, setBusy] = useState(false)
  const text = moneyText(amount, currency)
  const takeBack = async () => {
    setBusy(true)
    const answer = await call('POST /api/payment/cancelWithdrawal', { reference })
    setBusy(false)
    if (answer.ok) toasts.show('success', t('cashier.withdrawCancelled', { amount: text }))
    else void showError(site, answer.error)
    forgetMoney(queries)
  }
  return (
    <Button kind="line" busy={busy} aria-label={t('cashier.withdrawCancelOf', { amount: text })} onClick={() => void takeBack()}>
      {t('cashier.withdrawCancel')}
    </Button>
  )
}
