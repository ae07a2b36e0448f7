import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { acceptForms } from '../base/form-body.ts'
import { sendPage } from '../base/page.ts'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../base/world.ts'
import {
  addProtocol,
  answerOrder,
  insertOrder,
  otherAmount,
  overPage,
  payPage,
  readEvents,
  readOrderByReference,
  readOrderBySecret,
  type Course,
  type CourseStep,
  type Order,
} from '../orders/index.ts'

const name = 'nuvei'
const merchant = ['fairhouse', 'fairhouse-site'] as const
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const secretOf = ({ environment }: World) => environment.serviceSecret('nuveiSecret')

/** A refusal with its `ReasonCode`. */
function declined(reason: string): CourseStep {
  return { event: 'DECLINED', details: () => ({ reason }) }
}

const courses: Record<string, Course> = {
  approve: { label: 'Pay', kind: 'good', steps: [{ event: 'APPROVED' }] },
  pending: { label: 'Pay, decided after a minute', kind: 'good', steps: [{ event: 'PENDING' }, { event: 'APPROVED', afterSeconds: 60 }] },
  twice: { label: 'Pay, told twice', kind: 'good', steps: [{ event: 'APPROVED' }, { event: 'APPROVED', afterSeconds: 1 }] },
  silently: { label: 'Pay, the notice is lost', kind: 'good', steps: [{ event: 'APPROVED', silent: true }] },
  swapped: { label: 'Pay, pending told afterwards', kind: 'good', steps: [{ event: 'APPROVED' }, { event: 'PENDING', afterSeconds: 1 }] },
  other: { label: 'Pay another amount', steps: [{ event: 'APPROVED', details: (order) => ({ amount: otherAmount(order, 'less') }) }] },
  late: { label: 'Pay after all', kind: 'good', late: true, steps: [{ event: 'APPROVED' }] },
  decline: { label: 'Decline', kind: 'bad', steps: [declined('342')] },
  voucherUsed: { label: 'Decline: the voucher was used before', kind: 'bad', steps: [declined('1156')] },
}

/**
 * Registers Nuvei of docs/protocols/nuvei.md: its page, its pre-deposit call, its notices, and its call about a
 * transaction.
 */
export function register(app: FastifyInstance, world: World): void {
  addProtocol({
    name,
    title: 'Nuvei',
    courses,
    // A late pending event changes nothing.
    stateAfter: (event) => (event === 'PENDING' ? undefined : event),
    messageOf: (_, order, { event, details }) => dmnOf(world, order, 'payment', event, details),
  })
  app.register(async (scope) => {
    acceptForms(scope)
    scope.post('/nuvei/purchase.do', (request, reply) => open(world, request, reply))
    scope.post<{ Params: { secret: string } }>('/nuvei/pay/:secret', (request, reply) => pay(world, request, reply))
  })
  app.post('/nuvei/api/v1/getTransactionDetails.do', async ({ body }, reply) => reply.send(await detailsOf(world, body)))
}

const Fields = z.record(z.string(), z.string())

async function open(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const fields = Fields.safeParse(request.body).data ?? {}
  const { checksum = '', ...asked } = fields
  const isOurs = ['notify_url', 'success_url', 'error_url'].every(
    (key) => URL.parse(asked[key] ?? '')?.origin === world.environment.productOrigin,
  )
  const isSigned = sameSecret(checksum, sha256(secretOf(world) + Object.values(asked).join('')))
  if (!isSigned || !isOurs || asked['merchant_id'] !== merchant[0])
    return sendPage(reply, overPage(world, 'The checksum of this request is wrong.'), 400)
  const reference = asked['merchant_unique_id'] ?? ''
  const known = await readOrderByReference(world.database.query, name, reference)
  const order =
    known ??
    (await insertOrder(world.database.query, {
      protocol: name,
      reference,
      secret: sha256(`${secretOf(world)} ${reference}`).slice(0, 32),
      amount: asked['total_amount'] ?? '0.00',
      currency: asked['currency'] ?? 'EUR',
      asked,
      noticeUrl: asked['notify_url'] ?? '',
      createdAt: world.clock.now(),
      expiresAt: null,
    }))
  world.changes.say('orders')
  if (!order || order.state !== 'open') return sendPage(reply, overPage(world, 'This payment is over. Begin anew where you came from.'))
  return sendPage(reply, payPage(world, order, methodIn(order), `/nuvei/pay/${order.secret}`))
}

const methodIn = ({ asked }: Order) =>
  String(asked['payment_method'])
    .replace(/^apmgw_/, '')
    .replace(/_/g, ' ')

/** Handles the payer's answer: asks the merchant whether to continue, then applies the payer's choice. */
async function pay(world: World, request: FastifyRequest<{ Params: { secret: string } }>, reply: FastifyReply): Promise<FastifyReply> {
  const order = await readOrderBySecret(world.database.query, name, request.params.secret)
  if (!order) return sendPage(reply, overPage(world, 'There is no such payment.'), 404)
  const { answer = '', giveUp } = Fields.safeParse(request.body).data ?? {}
  const goes = giveUp === undefined && courses[answer] !== undefined && (await mayGoOn(world, order))
  if (goes) await answerOrder(world, order, answer)
  const back = goes && courses[answer]?.kind !== 'bad' ? order.asked['success_url'] : order.asked['error_url']
  return reply.redirect(String(back), 303)
}

/** Makes the pre-deposit call. */
async function mayGoOn(world: World, order: Order): Promise<boolean> {
  const { headers, body } = dmnOf(world, order, 'preDeposit', 'PENDING')
  try {
    const response = await fetch(order.noticeUrl, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
    return response.ok && new URLSearchParams(await response.text()).get('action') === 'APPROVE'
  } catch {
    return false
  }
}

function dmnOf(world: World, order: Order, type: string, status: string, details: Record<string, string> = {}) {
  const { amount = order.amount, reason = '' } = details
  const time = world.clock.now().toISOString().slice(0, 19).replace('T', '.')
  const id = `${1_100_000_000 + Number(order.id)}`
  const checksum = sha256(secretOf(world) + amount + order.currency + time + id + status + 'Deposit')
  const body = new URLSearchParams({
    type,
    merchant_unique_id: order.reference,
    totalAmount: amount,
    currency: order.currency,
    responseTimeStamp: time,
    PPP_TransactionID: id,
    Status: status,
    productId: 'Deposit',
    ReasonCode: reason,
    payment_method: String(order.asked['payment_method']),
    advanceResponseChecksum: checksum,
  })
  return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: body.toString() }
}

const Asked = z.object({
  merchantId: z.string(),
  merchantSiteId: z.string(),
  clientUniqueId: z.string(),
  timeStamp: z.string(),
  checksum: z.string(),
})

async function detailsOf(world: World, body: unknown): Promise<Record<string, string>> {
  const asked = Asked.safeParse(body).data
  const { merchantId = '', merchantSiteId = '', clientUniqueId = '', timeStamp = '', checksum = '' } = asked ?? {}
  if (!sameSecret(checksum, sha256(merchantId + merchantSiteId + clientUniqueId + timeStamp + secretOf(world))))
    return { status: 'ERROR', reason: 'Invalid checksum' }
  const order = await readOrderByReference(world.database.query, name, clientUniqueId)
  if (!order || order.state === 'open') return { status: 'SUCCESS' }
  const { state, amount, currency, id } = order
  return {
    status: 'SUCCESS',
    transactionStatus: state,
    transactionId: `${1_100_000_000 + Number(id)}`,
    amount,
    currency,
    reasonCode: (await readEvents(world.database.query, [id])).findLast(({ event }) => event === state)?.details['reason'] ?? '',
  }
}
