import { z } from 'zod'
import type { World } from '../../base/world.ts'
import { absent, controlRoute, withoutMeaning, type ControlRoute } from '../../base/control-route.ts'
import type { Notice } from '../notices/notice.ts'
import { readNotices } from '../notices/notice.sql.ts'
import { readDisputes } from '../payments/dispute.sql.ts'
import type { Payment } from '../payments/payment.ts'
import { paymentView } from '../payments/payment-view.ts'
import { readOpenChallenges, readPayment, readPaymentByReference, readPayments } from '../payments/payment.sql.ts'
import { actOnPayment, paymentAct } from './act-on-payment.ts'

const noticeSchema = z.object({
  eventId: z.string(),
  type: z.string(),
  url: z.string(),
  outcome: z.enum(['waiting', 'delivered', 'dropped', 'givenUp']),
  attempts: z.int(),
  copies: z.int(),
  nextAt: z.string().nullable(),
  lastAnswer: z.string().nullable(),
  body: z.string(),
})
const disputeSchema = z.object({ id: z.string(), status: z.enum(['open', 'won', 'lost']), amount: z.string() })
const payment = z.looseObject({ id: z.string(), reference: z.string(), status: z.string(), amount: z.string(), currency: z.string() })
const paymentWithStory = payment.extend({
  testCard: z.string().nullable(),
  notices: z.array(noticeSchema),
  dispute: disputeSchema.nullable(),
})
const codes = z.object({
  codes: z.array(
    z.object({ payment: z.string(), reference: z.string(), code: z.string(), amount: z.string(), currency: z.string(), last4: z.string() }),
  ),
})
const id = z.object({ id: z.string().min(1).max(300) })

/** Returns the control API's calls about payments. */
export function paymentRoutes(world: World): ControlRoute[] {
  const { query } = world.database
  return [
    ...readingRoutes(world),
    controlRoute({
      method: 'POST',
      path: '/payments/{id}/act',
      tag: 'Payments',
      summary: 'Give a payment an outcome, or do again what was done',
      params: id,
      body: paymentAct,
      answer: paymentWithStory,
      run: async ({ params, body }) => {
        const found = await find(world, params.id)
        if (!found) return absent('payment')
        const refusal = await actOnPayment(world, found.id, body)
        if (refusal) return withoutMeaning(refusal)
        world.changes.say('payments')
        world.ticker.wake()
        return { status: 200, body: await story(world, (await readPayment(query, found.id)) ?? found) }
      },
    }),
    controlRoute({
      method: 'GET',
      path: '/codes',
      tag: 'Phone',
      summary: 'One-time codes that issuers have sent and that are still waited for',
      answer: codes,
      run: async () => ({ status: 200, body: { codes: (await readOpenChallenges(query)).map(codeView) } }),
    }),
  ]
}

function readingRoutes(world: World): ControlRoute[] {
  const { query } = world.database
  return [
    controlRoute({
      method: 'GET',
      path: '/payments',
      tag: 'Payments',
      summary: 'The newest payments, unfinished ones first',
      query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(100) }),
      answer: z.object({ payments: z.array(payment) }),
      run: async (asked) => {
        const payments = await readPayments(query, asked.query.limit)
        return { status: 200, body: { payments: payments.map((one) => paymentView(one, world.origin)) } }
      },
    }),
    controlRoute({
      method: 'GET',
      path: '/payments/{id}',
      tag: 'Payments',
      summary: 'One payment, by its id or the merchant’s reference, with its notices and its dispute',
      params: id,
      answer: paymentWithStory,
      run: async ({ params }) => {
        const found = await find(world, params.id)
        return found ? { status: 200, body: await story(world, found) } : absent('payment')
      },
    }),
  ]
}

async function find(world: World, name: string): Promise<Payment | null> {
  return (await readPayment(world.database.query, name)) ?? readPaymentByReference(world.database.query, name)
}

async function story(world: World, found: Payment): Promise<z.input<typeof paymentWithStory>> {
  const notices = await readNotices(world.database.query, [found.id])
  const [dispute] = await readDisputes(world.database.query, [found.id])
  return {
    ...(paymentView(found, world.origin) as z.input<typeof payment>), // the view has these fields and more
    testCard: found.card?.testCard ?? null,
    notices: notices.map(noticeView),
    dispute: dispute ? { id: dispute.id, status: dispute.status, amount: String(dispute.amount) } : null,
  }
}

/** Returns a notice as the control API shows it. */
export function noticeView(notice: Notice): z.input<typeof noticeSchema> {
  const { eventId, type, url, outcome, attempts, copies, lastAnswer, body } = notice
  return { eventId, type, url, outcome, attempts, copies, nextAt: notice.nextAt?.toISOString() ?? null, lastAnswer, body }
}

function codeView(found: Payment) {
  const code = 'ids' in found.state ? found.state.ids.code : ''
  return {
    payment: found.id,
    reference: found.reference,
    code,
    amount: String(found.amount),
    currency: found.currency,
    last4: found.card?.last4 ?? '',
  }
}
