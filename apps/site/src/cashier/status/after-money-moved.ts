import { signals } from '../../base/signals.ts'
import type { Site } from '../../base/site.ts'
import { isAccepted } from './accepted-statuses.ts'

/** After a deposit or withdrawal that ended in an accepted status the ways to pay are asked again: they say whether the source of funds must be confirmed (error 234). */
export async function afterMoneyMoved({ call }: Site, status: string): Promise<void> {
  if (!isAccepted(status)) return
  const answer = await call('GET /api/payment/methods', {})
  if (!answer.ok && answer.error.error === 'sourceOfFundsNeeded') signals.set({ fundsAsked: true })
}
