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
    if (asked && login) askForDetails(login, localStorage)
  }, [asked, login])
}

/** Asks for the details, unless they were asked for in this login. */
export function askForDetails(login: string, kept: Pick<Storage, 'getItem' | 'setItem'>): void {
  if (kept.getItem(shownInLogin) === login) return
  kept.setItem(shownInLogin, login)
  signals.set({ detailsAsked: true })
}
