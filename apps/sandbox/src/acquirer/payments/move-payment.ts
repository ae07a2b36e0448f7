import type { Queries } from '@fairhouse/process/database.ts'
import type { World } from '../../base/world.ts'
import { behaviourOf } from '../cards/test-cards.ts'
import type { NoticeType } from '../notices/notice.ts'
import { queueNotice } from '../notices/queue-notice.ts'
import { writeStatementLine } from '../base/statement.sql.ts'
import { isEnded, type Payment } from './payment.ts'
import { paymentView } from './payment-view.ts'
import { lockPayment, readDuePayments, updatePayment } from './payment.sql.ts'
import { stepPayment, type PaymentEvent } from './step-payment.ts'

const lateMs = 20_000

/** The difference of a notice with a wrong amount, in minor units. */
export const otherAmountMore = 100n

/**
 * Applies an event to a payment within a transaction: stores the state, books it and notifies the merchant. Returns
 * null if the payment does not exist.
 */
export async function movePayment(world: World, query: Queries, id: string, event: PaymentEvent): Promise<Payment | null> {
  const before = await lockPayment(query, id)
  if (!before) return null
  const now = world.clock.now()
  const after = stepPayment(stepPayment(before, { type: 'clock' }, now), event, now)
  if (after === before) return before
  await updatePayment(query, after)
  if (isEnded(after)) await settle(world, query, after, now)
  world.changes.say('payments')
  return after
}

/** Lets time pass for every payment that waits for it. */
export async function passTimeForPayments(world: World): Promise<void> {
  for (const id of await readDuePayments(world.database.query, world.clock.now())) {
    await world.database.transaction((query) => movePayment(world, query, id, { type: 'clock' }))
    world.ticker.wake()
  }
}

/** Returns the data of a notice about a payment, optionally with a wrong amount. */
export function tellingPayment(payment: Payment, origin: string, moreThanTrue = 0n): Record<string, unknown> {
  const told = { ...payment, amount: payment.amount + moreThanTrue, capturedAmount: payment.capturedAmount + moreThanTrue }
  return paymentView(moreThanTrue === 0n ? payment : told, origin)
}

async function settle(world: World, query: Queries, payment: Payment, now: Date): Promise<void> {
  const { status } = payment.state
  const type = `payment.${status}` as NoticeType // isEnded: one of the four states that have a notice
  const wanted = status === 'captured' && payment.card ? behaviourOf(payment.card.testCard).notice : 'once'
  const data = { payment: tellingPayment(payment, world.origin, wanted === 'otherAmount' ? otherAmountMore : 0n) }
  const how = { delayMs: wanted === 'late' ? lateMs : 0, copies: wanted === 'twice' ? 2 : 1 }
  await queueNotice(query, { type, about: payment.id, url: payment.noticeUrl, data, ...how }, now)
  if (status !== 'captured') return
  const { reference, capturedAmount: amount, currency } = payment
  await writeStatementLine(query, { type: 'payment', reference, amount, fee: payment.fee ?? 0n, currency, at: now })
}
