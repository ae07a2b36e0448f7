import type { Queries } from '@fairhouse/process/database.ts'
import { newId } from '@fairhouse/process/ids.ts'
import type { World } from '../../base/world.ts'
import type { NoticeType } from '../notices/notice.ts'
import { queueNotice } from '../notices/queue-notice.ts'
import { writeStatementLine } from '../base/statement.sql.ts'
import { lockDispute, writeDispute, type Dispute } from './dispute.sql.ts'
import { chargebackFee } from './fee.ts'
import type { Payment } from './payment.ts'
import { paymentView } from './payment-view.ts'
import { lockPayment } from './payment.sql.ts'

/** A step of a dispute: the bank takes the money back, returns it to the merchant, or keeps it. */
type DisputeMove = 'chargeback' | 'chargebackReversed' | 'chargebackLost'

/** Moves a dispute as the holder's bank. Returns a sentence if the move is not possible. */
export async function disputePayment(world: World, query: Queries, id: string, move: DisputeMove): Promise<string | null> {
  const payment = await lockPayment(query, id)
  if (payment?.state.status !== 'captured') return 'Only a captured payment can be disputed.'
  const dispute = await lockDispute(query, id)
  if (move === 'chargeback') return dispute ? 'The payment is or was disputed already.' : openDispute(world, query, payment)
  if (dispute?.status !== 'open') return 'There is no open dispute about the payment.'
  return closeDispute(world, query, payment, dispute, move)
}

async function openDispute(world: World, query: Queries, payment: Payment): Promise<string | null> {
  const amount = payment.capturedAmount - payment.refundedAmount
  if (amount === 0n) return 'The payment has been refunded whole.'
  const now = world.clock.now()
  const dispute: Dispute = { id: newId('dp'), payment: payment.id, amount, reason: 'fraudulent', status: 'open', createdAt: now }
  await book(world, query, payment, { type: 'chargeback', about: dispute.id, amount, fee: chargebackFee })
  await tell(world, query, payment, dispute, 'payment.disputed')
  return null
}

async function closeDispute(world: World, query: Queries, payment: Payment, dispute: Dispute, move: DisputeMove): Promise<null> {
  const won = move === 'chargebackReversed'
  if (won) await book(world, query, payment, { type: 'chargebackReversed', about: dispute.id, amount: dispute.amount, fee: 0n })
  await tell(world, query, payment, { ...dispute, status: won ? 'won' : 'lost' }, won ? 'payment.disputeWon' : 'payment.disputeLost')
  return null
}

async function book(
  world: World,
  query: Queries,
  payment: Payment,
  moved: { type: 'chargeback' | 'chargebackReversed'; about: string; amount: bigint; fee: bigint },
): Promise<void> {
  await writeStatementLine(query, { ...moved, reference: payment.reference, currency: payment.currency, at: world.clock.now() })
}

async function tell(world: World, query: Queries, payment: Payment, dispute: Dispute, type: NoticeType): Promise<void> {
  await writeDispute(query, dispute)
  const { id, reason, status, createdAt } = dispute
  const told = {
    id,
    payment: payment.id,
    amount: String(dispute.amount),
    currency: payment.currency,
    reason,
    status,
    createdAt: createdAt.toISOString(),
  }
  const data = { dispute: told, payment: paymentView(payment, world.origin) }
  await queueNotice(query, { type, about: payment.id, url: payment.noticeUrl, data }, world.clock.now())
  world.changes.say('payments')
}
