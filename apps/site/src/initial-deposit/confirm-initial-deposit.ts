import type { ErrorAnswer } from '@fairhouse/contract'
import type { Site } from '../base/site.ts'
import { forgetInitialDeposit, readInitialDeposit } from './initial-deposit.ts'
import { methodIds } from './method-ids.ts'

/** The result of a sign-up's first deposit: none wished, bank open in a tab, tab blocked by the browser, or refused. */
type Confirmed = { is: 'none' } | { is: 'opened' } | { is: 'blocked'; url: string } | { is: 'refused'; error: ErrorAnswer }

/** After a login on the landing: the amount that was said before is asked for, once, and the bank opens in a tab of its own. */
export async function confirmInitialDeposit({ call }: Pick<Site, 'call'>): Promise<Confirmed> {
  const amount = readInitialDeposit()
  if (amount === undefined) return { is: 'none' }
  forgetInitialDeposit()
  const wish = { amount, method: methodIds.signUpDeposit, password: '', siteHost: location.host }
  const answer = await call('POST /api/deposits/confirm', wish, { key: crypto.randomUUID() })
  if (!answer.ok) return { is: 'refused', error: answer.error }
  const url = answer.value.redirectUrl
  return window.open(url, '_blank') ? { is: 'opened' } : { is: 'blocked', url }
}
