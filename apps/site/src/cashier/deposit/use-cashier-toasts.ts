import type { Answers } from '@fairhouse/contract/caller.ts'
import { useEffect } from 'react'
import { useSite } from '../../base/site.ts'
import { timing } from '../../base/timing.ts'

/** What a player is told in passing who opens the form: withdrawals that wait, payment details that nobody has confirmed yet. */
export function useCashierToasts({
  hasPendingWithdrawal,
  pendingWithdrawalCount: count,
  paymentDetailsVerificationRequired,
}: Answers<'GET /api/deposits/offer'>): void {
  const { toasts, texts } = useSite()
  const { t } = texts
  useEffect(() => {
    const hideAfterMs = timing('depositNoticeSec', 10) * 1000
    const link = { to: '/my/transactions/withdrawal?status=pending', text: t('cashier.seeWithdrawals') }
    if (hasPendingWithdrawal) toasts.show('info', t('cashier.pendingWithdrawal', { count }), link, hideAfterMs)
    const verify = { to: '?modal=payment-details-validation', text: t('cashier.verifyDetails') }
    if (paymentDetailsVerificationRequired) toasts.show('info', t('cashier.detailsUnverified'), verify, hideAfterMs)
  }, [hasPendingWithdrawal, count, paymentDetailsVerificationRequired, toasts, t])
}
