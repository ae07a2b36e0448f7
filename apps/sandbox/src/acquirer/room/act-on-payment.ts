import { z } from 'zod'
import type { Queries } from '@fairhouse/process/database.ts'
import { newId } from '@fairhouse/process/ids.ts'
import type { World } from '../../base/world.ts'
import { declineCodes } from '../cards/test-cards.ts'
import { readLastNotice } from '../notices/notice.sql.ts'
import { queueNotice, repeatNotice } from '../notices/queue-notice.ts'
import { disputePayment } from '../payments/dispute-payment.ts'
import { movePayment, otherAmountMore, tellingPayment } from '../payments/move-payment.ts'
import { readPayment } from '../payments/payment.sql.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import type { PaymentEvent } from '../payments/step-payment.ts'

const delaySeconds = z.number().min(0).max(2_592_000)

/** The actions on a payment in the control room. */
export const paymentAct = z.discriminatedUnion('act', [
  z.object({ act: z.literal('approve').describe('Captured, whatever the card says; it needs a card.') }),
  z.object({ act: z.literal('decline'), declineCode: z.enum(declineCodes) }),
  z.object({ act: z.literal('expire').describe('The payer walked away.') }),
  z.object({ act: z.literal('approveChallenge') }),
  z.object({ act: z.literal('refuseChallenge') }),
  z.object({ act: z.literal('timeOutChallenge').describe('The directory server records U, as after ten minutes.') }),
  z.object({
    act: z.literal('sendNotice').describe('The last notice once more, the same event.'),
    copies: z.int().min(1).max(20).default(1),
    delaySeconds: delaySeconds.default(0),
  }),
  z.object({
    act: z.literal('sendNoticeWithOtherAmount').describe('The last notice as a new event that tells another amount.'),
    amountMore: z
      .string()
      .regex(/^-?\d{1,15}$/)
      .default(String(otherAmountMore)),
  }),
  z.object({ act: z.literal('chargeback') }),
  z.object({ act: z.literal('chargebackReversed') }),
  z.object({ act: z.literal('chargebackLost') }),
  z.object({
    act: z.literal('refund'),
    amount: z
      .string()
      .regex(/^[1-9]\d{0,14}$/)
      .optional()
      .describe('Minor units; all that is left if absent.'),
  }),
])

/** One of the acts of {@link paymentAct}. */
type PaymentAct = z.output<typeof paymentAct>

/** Performs an action. Returns a sentence if it is not possible, else null. */
export function actOnPayment(world: World, id: string, act: PaymentAct): Promise<string | null> {
  return world.database.transaction(async (query) => {
    switch (act.act) {
      case 'sendNotice':
        return sendAgain(world, query, id, act.copies, act.delaySeconds)
      case 'sendNoticeWithOtherAmount':
        return sendWithOtherAmount(world, query, id, BigInt(act.amountMore))
      case 'chargeback':
      case 'chargebackReversed':
      case 'chargebackLost':
        return disputePayment(world, query, id, act.act)
      case 'refund':
        return refund(world, query, id, act.amount)
      default:
        return move(world, query, id, act)
    }
  })
}

type MovingAct = Extract<
  PaymentAct,
  { act: 'approve' | 'decline' | 'expire' | 'approveChallenge' | 'refuseChallenge' | 'timeOutChallenge' }
>

async function move(world: World, query: Queries, id: string, act: MovingAct): Promise<string | null> {
  const before = await readPayment(query, id)
  const after = await movePayment(world, query, id, eventOf(act))
  const changed = JSON.stringify(after?.state) !== JSON.stringify(before?.state)
  return changed ? null : `The payment is ${before?.state.status}: this has no meaning now.`
}

function eventOf(act: MovingAct): PaymentEvent {
  switch (act.act) {
    case 'approve':
      return { type: 'approve' }
    case 'decline':
      return { type: 'decline', declineCode: act.declineCode }
    case 'expire':
      return { type: 'expire' }
    case 'approveChallenge':
      return { type: 'challengeAnswered', result: 'Y' }
    case 'refuseChallenge':
      return { type: 'challengeAnswered', result: 'N' }
    case 'timeOutChallenge':
      return { type: 'challengeAnswered', result: 'U' }
  }
}

async function sendAgain(world: World, query: Queries, id: string, copies: number, delay: number): Promise<string | null> {
  const last = await readLastNotice(query, id)
  if (!last) return 'Nothing has been told about the payment yet.'
  await repeatNotice(query, last, world.clock.now(), { copies, delayMs: delay * 1000 })
  return null
}

async function sendWithOtherAmount(world: World, query: Queries, id: string, amountMore: bigint): Promise<string | null> {
  const payment = await readPayment(query, id)
  if (payment?.state.status !== 'captured') return 'Only a captured payment can be told with another amount.'
  const data = { payment: tellingPayment(payment, world.origin, amountMore) }
  await queueNotice(query, { type: 'payment.captured', about: id, url: payment.noticeUrl, data }, world.clock.now())
  return null
}

async function refund(world: World, query: Queries, id: string, amount: string | undefined): Promise<string | null> {
  const payment = await readPayment(query, id)
  const left = payment ? payment.capturedAmount - payment.refundedAmount : 0n
  if (left === 0n) return 'There is nothing left to refund.'
  const answered = await refundPayment(world, query, id, { reference: newId('room'), amount: amount ? BigInt(amount) : left })
  const { error } = answered.body as { error?: { message: string } } // the protocol's shape of a refusal
  return error?.message ?? null
}
