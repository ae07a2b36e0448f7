import type { Answers } from '@fairhouse/contract/caller.ts'
import { useEffect } from 'react'
import { useSite } from '../../base/site.ts'
import { timing } from '../../base/timing.ts'

/** Tells a player who opens the form in passing: pending withdrawals, unconfirmed payment details. */
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
