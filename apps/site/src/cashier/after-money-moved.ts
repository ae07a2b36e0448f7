import { signals } from '../shell/signals.ts'
import type { Site } from '../site.ts'

/** After an accepted deposit or withdrawal the ways to pay are asked again: they say whether the source of funds must be confirmed (error 234). */
export async function afterMoneyMoved({ call }: Site): Promise<void> {
  const answer = await call('GET /api/payment/methods', {})
  if (!answer.ok && answer.error.error === 'sourceOfFundsNeeded') signals.set({ fundsAsked: true })
}
