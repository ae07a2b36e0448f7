import type { Queries } from '@fairhouse/process/database.ts'
import { newId } from '@fairhouse/process/ids.ts'
import type { World } from '../../base/world.ts'
import { answer, refuse, type Answer } from '../base/answer.ts'
import { behaviourOf } from '../cards/test-cards.ts'
import { queueNotice } from '../notices/queue-notice.ts'
import { writeStatementLine } from '../base/statement.sql.ts'
import { paymentView } from './payment-view.ts'
import { lockPayment, updatePayment } from './payment.sql.ts'
import { insertRefund, readRefund, type Refund } from './refund.sql.ts'

/** Refunds a captured payment. A refund with a known reference returns the existing one. */
export async function refundPayment(
  world: World,
  query: Queries,
  id: string,
  wish: { reference: string; amount: bigint },
): Promise<Answer> {
  const payment = await lockPayment(query, id)
  if (!payment) return refuse(404, 'not_found', 'There is no such payment.')
  const earlier = await readRefund(query, id, wish.reference)
  if (earlier) return answer(200, refundView(earlier))
  if (payment.state.status !== 'captured')
    return refuse(409, 'not_captured', `The payment is ${payment.state.status}: only a captured one can be refunded.`)
  const left = payment.capturedAmount - payment.refundedAmount
  if (wish.amount > left) return refuse(422, 'refund_too_large', `Only ${left} minor units are left to refund.`)
  const fails = payment.card !== null && behaviourOf(payment.card.testCard).refund === 'fails'
  const now = world.clock.now()
  const refund: Refund = {
    id: newId('re'),
    payment: id,
    ...wish,
    currency: payment.currency,
    status: fails ? 'failed' : 'succeeded',
    createdAt: now,
  }
  await insertRefund(query, refund)
  world.changes.say('payments')
  if (fails) return answer(201, refundView(refund))
  const after = { ...payment, refundedAmount: payment.refundedAmount + wish.amount }
  await updatePayment(query, after)
  await writeStatementLine(query, {
    type: 'refund',
    reference: wish.reference,
    paymentReference: payment.reference,
    about: refund.id,
    amount: wish.amount,
    fee: 0n,
    currency: payment.currency,
    at: now,
  })
  const data = { refund: refundView(refund), payment: paymentView(after, world.origin) }
  await queueNotice(query, { type: 'payment.refunded', about: id, url: payment.noticeUrl, data }, now)
  return answer(201, refundView(refund))
}

function refundView(refund: Refund): Record<string, unknown> {
  const { id, payment, reference, amount, currency, status } = refund
  return { id, payment, reference, amount: String(amount), currency, status }
}
