import type { Withdrawal } from '@fairhouse/contract'
import { formatAmount, moneyText, parseAmount } from '@fairhouse/money'
import { Button } from '@fairhouse/ui'
import { useState } from 'react'
import { forgetMoney } from '../../wallet/index.ts'
import { showError } from '../../base/show-error.ts'
import { useSite } from '../../base/site.ts'
import style from '../style/WithdrawModal.module.css'

/** Cancels all withdrawals that can be cancelled; reports if some have been paid meanwhile (405). */
export function TakeAllBackButton({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  const site = useSite()
  const { call, queries, toasts, texts } = site
  const { t } = texts
  const [busy, setBusy] = useState(false)
  const takeBack = async () => {
    setBusy(true)
    const answer = await call('POST /api/payment/cancelWithdrawals', { references: withdrawals.map(({ reference }) => reference) })
    setBusy(false)
    if (answer.ok) toasts.show('success', t('cashier.withdrawCancelled', { amount: sumOf(answer.value.withdrawals) }))
    else void showError(site, answer.error)
    forgetMoney(queries)
  }
  return (
    <Button kind="line" wide className={style.takeAll} busy={busy} onClick={() => void takeBack()}>
      {t('cashier.withdrawCancelAll', { number: withdrawals.length })}
    </Button>
  )
}

/** All of them are in the currency of the account. */
function sumOf(withdrawals: readonly Withdrawal[]): string {
  const currency = withdrawals[0]?.currency ?? 'EUR'
  const minor = withdrawals.map(({ amount }) => parseAmount(amount, currency) ?? 0n)
  return moneyText(
    formatAmount(
      minor.reduce((sum, one) => sum + one, 0n),
      currency,
    ),
    currency,
  )
}
