import type { Answers } from '@fairhouse/contract/caller.ts'
import { useEffect } from 'react'
import { useSite, type Site } from '../../base/site.ts'
import { timing } from '../../base/timing.ts'

type Told = Pick<
  Answers<'GET /api/deposits/offer'>,
  'hasPendingWithdrawal' | 'pendingWithdrawalCount' | 'paymentDetailsVerificationRequired'
>

/** Tells a player who opens the form in passing: pending withdrawals, unconfirmed payment details. */
export function useCashierToasts(offer: Told): void {
  const site = useSite()
  useEffect(
    () => tellInPassing(site, offer),
    // oxlint-disable-next-line react/exhaustive-deps -- an offer is asked for every half minute; what it says is told again only when it changes
    [site, offer.hasPendingWithdrawal, offer.pendingWithdrawalCount, offer.paymentDetailsVerificationRequired],
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
