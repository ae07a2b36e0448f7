import type { Withdrawal } from '@fairhouse/contract'
import { moneyText } from '@fairhouse/money'
import { Button } from '@fairhouse/ui'
import { useState } from 'react'
import { forgetMoney } from '../../wallet/index.ts'
import { showError } from '../../base/show-error.ts'
import { useSite } from '../../base/site.ts'

/** Cancels a withdrawal that nobody has decided yet: the money is in the balance again. */
export function TakeBackButton({
  withdrawal: { reference, amount, currency },
}: {
  withdrawal: Pick<Withdrawal, 'reference' | 'amount' | 'currency'>
}) {
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
