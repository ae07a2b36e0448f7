import type { Answers } from '@fairhouse/contract/caller.ts'
import { useEffect } from 'react'
import { useProfile } from '../../base/session.ts'
import { signals } from '../../base/signals.ts'

const shownInLogin = 'details-asked-in-login'

/** Whoever opens the form while payment details wait to be confirmed is shown them, once in each login; a deposit that is under way is not interrupted. */
export function useDetailsAsked({ paymentDetailsVerificationRequired }: Answers<'GET /api/deposits/offer'>, underWay: boolean): void {
  const login = useProfile()?.lastLoginTime
  const asked = paymentDetailsVerificationRequired && !underWay
  useEffect(() => {
    if (!asked || !login || localStorage.getItem(shownInLogin) === login) return
    localStorage.setItem(shownInLogin, login)
    signals.set({ detailsAsked: true })
  }, [asked, login])
}
