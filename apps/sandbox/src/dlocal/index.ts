import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../base/world.ts'
import {
  addProtocol,
  answerOrder,
  insertOrder,
  overPage,
  payPage,
  readOrderByReference,
  readOrderBySecret,
  writeState,
  type Order,
} from '../orders/index.ts'
import { acceptForms } from '../base/form-body.ts'
import { sendPage } from '../base/page.ts'
import { courses, stateAfter } from './courses.ts'
import { paymentOf } from './payment.ts'

const name = 'dlocal'
const login = 'fairhouse'
const toleranceMs = 300_000
const lifeMs = 3 * 86_400_000

const Wanted = z.object({
  amount: z.number().positive(),
  currency: z.string().length(3),
  country: z.string().length(2),
  payment_method_id: z.string().min(1).max(20),
  payment_method_flow: z.enum(['DIRECT', 'REDIRECT']),
  payer: z.object({ name: z.string().max(200), email: z.string().max(300), document: z.string().max(40).optional() }).loose(),
  order_id: z.string().min(1).max(100),
  notification_url: z.url(),
  callback_url: z.url().optional(),
})

const Answer = z.object({ answer: z.string().max(40).optional(), giveUp: z.string().optional() })

/**
 * dLocal of docs/protocols/dlocal.md: payments by slip, transfer, code and page, with signed calls and notifications.
 */
export function register(app: FastifyInstance, world: World): void {
  addProtocol({
    name,
    title: 'dLocal',
    courses,
    stateAfter,
    expiry: 'EXPIRED',
    messageOf: (_, order, { event, details }) => {
      const body = JSON.stringify(paymentOf(world, order, event, details['amount']))
      return { headers: { 'content-type': 'application/json', ...signedHeaders(world, body) }, body }
    },
  })
  app.register(async (scope) => {
    acceptForms(scope)
    scope.get<{ Params: { secret: string } }>('/dlocal/pay/:secret', async ({ params }, reply) => {
      const order = await readOrderBySecret(world.database.query, name, params.secret)
      if (order?.state !== 'open') return sendPage(reply, overPage(world, 'This payment is over, or it never was.'), order ? 200 : 404)
      return sendPage(reply, payPage(world, order, 'Local payment', `/dlocal/pay/${order.secret}`))
    })
    scope.post<{ Params: { secret: string } }>('/dlocal/pay/:secret', (request, reply) => pay(world, request, reply))
  })
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The signature covers the text exactly as sent.
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
    scope.addHook('preHandler', async (request, reply) => {
      if (!isSigned(world, request)) return refuse(reply, 401, 3001, 'Invalid Credentials')
      return undefined
    })
    scope.post('/dlocal/payments', (request, reply) => create(world, request, reply))
    scope.get<{ Params: { order: string } }>('/dlocal/orders/:order', (request, reply) => show(world, request.params.order, reply))
    scope.post<{ Params: { id: string } }>('/dlocal/payments/:id/cancel', (request, reply) => cancel(world, request.params.id, reply))
  })
}

async function create(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const asked = Wanted.safeParse(JSON.parse(String(request.body) || '{}')).data
  const ours = asked && new URL(asked.notification_url).origin === world.environment.productOrigin
  if (!asked || !ours) return refuse(reply, 400, 5001, 'Invalid parameter')
  if (asked.payer.document !== undefined && !/^[A-Z0-9]{10,18}$/.test(asked.payer.document))
    return reply.code(400).send({ code: 5001, message: 'Invalid parameter', param: 'payer.document' })
  // Read the amount from the text, because JSON numbers lose trailing zeros.
  const amount = /"amount":\s*([\d.]+)/.exec(String(request.body))?.[1] ?? String(asked.amount)
  const known = await readOrderByReference(world.database.query, name, asked.order_id)
  const order = known ?? (await open(world, asked, amount))
  world.changes.say('orders')
  return order ? reply.send(paymentOf(world, order)) : refuse(reply, 400, 5007, 'Duplicated order')
}

const open = (world: World, asked: z.output<typeof Wanted>, amount: string): Promise<Order | undefined> => {
  const createdAt = world.clock.now()
  return insertOrder(world.database.query, {
    protocol: name,
    reference: asked.order_id,
    secret: randomBytes(12).toString('hex'),
    amount,
    currency: asked.currency,
    asked,
    noticeUrl: asked.notification_url,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lifeMs),
  })
}

/** The provider has no address for payers who cancel: it sends them back all the same. */
async function pay(world: World, request: FastifyRequest<{ Params: { secret: string } }>, reply: FastifyReply): Promise<FastifyReply> {
  const order = await readOrderBySecret(world.database.query, name, request.params.secret)
  if (!order) return sendPage(reply, overPage(world, 'There is no such payment.'), 404)
  const { answer = '', giveUp } = Answer.parse(request.body)
  await answerOrder(world, order, giveUp ? 'cancel' : answer)
  return reply.redirect(String(order.asked['callback_url']), 303)
}

async function show(world: World, reference: string, reply: FastifyReply): Promise<FastifyReply> {
  const order = await readOrderByReference(world.database.query, name, reference)
  return order ? reply.send(paymentOf(world, order)) : refuse(reply, 404, 4000, 'Payment not found')
}

async function cancel(world: World, id: string, reply: FastifyReply): Promise<FastifyReply> {
  const reference = /^D-4-(.+)$/.exec(id)?.[1] ?? ''
  const order = await readOrderByReference(world.database.query, name, reference)
  if (!order) return refuse(reply, 404, 4000, 'Payment not found')
  if (order.state === 'open') await writeState(world.database.query, order.id, 'CANCELLED')
  world.changes.say('orders')
  return show(world, reference, reply)
}

const signatureOf = ({ environment }: World, date: string, body: string) =>
  createHmac('sha256', environment.serviceSecret('dlocalSecretKey')).update(`${login}${date}${body}`).digest('hex')

function signedHeaders(world: World, body: string): Record<string, string> {
  const date = world.clock.now().toISOString()
  return { 'x-date': date, 'x-login': login, authorization: `V2-HMAC-SHA256, Signature: ${signatureOf(world, date, body)}` }
}

function isSigned(world: World, { headers, body }: FastifyRequest): boolean {
  const [date, key] = [String(headers['x-date'] ?? ''), String(headers['x-trans-key'] ?? '')]
  const fresh = Math.abs(world.clock.now().getTime() - new Date(date).getTime()) <= toleranceMs
  const wanted = `V2-HMAC-SHA256, Signature: ${signatureOf(world, date, typeof body === 'string' ? body : '')}`
  const knows = sameSecret(key, world.environment.serviceSecret('dlocalTransKey'))
  return fresh && knows && headers['x-login'] === login && sameSecret(headers.authorization ?? '', wanted)
}

const refuse = (reply: FastifyReply, status: number, code: number, message: string): FastifyReply =>
  reply.code(status).send({ code, message })
