import type { Card } from '../cards/card.ts'
import { behaviourOf } from '../cards/test-cards.ts'

/** Money sent to a card. */
export type Payout = {
  id: string
  reference: string
  amount: bigint
  currency: string
  card: Card
  noticeUrl: string
  payer: string | null
  status: 'processing' | 'paid' | 'failed' | 'returned'
  failureCode: string | null
  createdAt: Date
  /** When the next thing happens by itself. */
  dueAt: Date | null
}

/** An event of a payout. */
export type PayoutEvent = { type: 'clock' } | { type: 'pay' } | { type: 'fail' } | { type: 'return' }

/** Computes the next state of a payout. An event that does not apply returns the same payout. */
export function stepPayout(payout: Payout, event: PayoutEvent, now: Date, returnDelayMs: number): Payout {
  if (payout.status === 'processing' && event.type !== 'return') return leaveProcessing(payout, event, now, returnDelayMs)
  if (payout.status !== 'paid') return payout
  const due = event.type === 'clock' && payout.dueAt !== null && payout.dueAt <= now
  return event.type === 'return' || due ? { ...payout, status: 'returned', failureCode: 'account_closed', dueAt: null } : payout
}

function leaveProcessing(payout: Payout, event: PayoutEvent, now: Date, returnDelayMs: number): Payout {
  if (event.type === 'clock' && (payout.dueAt === null || payout.dueAt > now)) return payout
  const behaviour = behaviourOf(payout.card.testCard).payout
  const fails = event.type === 'fail' || (event.type === 'clock' && behaviour === 'fails')
  if (fails) return { ...payout, status: 'failed', failureCode: 'card_does_not_accept_payouts', dueAt: null }
  const returned = event.type === 'clock' && behaviour === 'returned'
  return { ...payout, status: 'paid', dueAt: returned ? new Date(now.getTime() + returnDelayMs) : null }
}

/** Returns a payout as the merchant sees it. */
export function payoutView(payout: Payout): Record<string, unknown> {
  const { id, reference, currency, status, failureCode, payer } = payout
  return { id, reference, amount: String(payout.amount), currency, card: payout.card.token, status, failureCode, payer }
}
