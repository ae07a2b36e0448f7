import type { Answers } from '@fairhouse/contract/caller.ts'
import { useEffect } from 'react'
import { useSite, type Site } from '../../base/site.ts'
import { timing } from '../../base/timing.ts'

type Told = Pick<
  Answers<'GET /api/deposits/offer'>,
  'hasPendingWithdrawal' | 'pendingWithdrawalCount' | 'paymentDetailsVerificationRequired'
>

/** Tells a player who opens the form in passing: pending withdrawals, unconfirmed payment details. */
export function useCashierToasts({ hasPendingWithdrawal, pendingWithdrawalCount, paymentDetailsVerificationRequired }: Told): void {
  const { toasts, texts } = useSite()
  useEffect(
    () => tellInPassing({ toasts, texts }, { hasPendingWithdrawal, pendingWithdrawalCount, paymentDetailsVerificationRequired }),
    [hasPendingWithdrawal, pendingWithdrawalCount, paymentDetailsVerificationRequired, toasts, texts],
  )
}

/** Shows the notices of an offer, for as long as they stay whatever other notices do. */
export function tellInPassing(
  { toasts, texts: { t } }: Pick<Site, 'toasts' | 'texts'>,
  { hasPendingWithdrawal, pendingWithdrawalCount: count, paymentDetailsVerificationRequired }: Told,
): void {
  const hideAfterMs = timing('depositNoticeSec', 10) * 1000
  const link = { to: '/my/transactions/withdrawal?status=pending', text: t('cashier.seeWithdrawals') }
  if (hasPendingWithdrawal) toasts.show('info', t('cashier.pendingWithdrawal', { count }), link, hideAfterMs)
  const verify = { to: '?modal=payment-details-validation', text: t('cashier.verifyDetails') }
  if (paymentDetailsVerificationRequired) toasts.show('info', t('cashier.detailsUnverified'), verify, hideAfterMs)
}
