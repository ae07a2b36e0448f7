import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../base/world.ts'
import { addProtocol, insertOrder, readOrderById, readOrderByReference, type Order, type OrderEvent } from '../orders/index.ts'
import { addressOf, assets, cryptoAmount, linkOf } from './coins.ts'
import { courses, stateAfter, statusOf } from './courses.ts'

const name = 'btcpay'
const base = '/btcpay/api/v1/stores/fairhouse'

const Wanted = z.object({
  amount: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,8})?$/)
    .optional(),
  currency: z.string().length(3),
  metadata: z.object({ orderId: z.string().min(1).max(100) }),
  checkout: z.object({ paymentMethods: z.array(z.string()).min(1), expirationMinutes: z.int().min(1) }),
})

/** BTCPay Server of docs/protocols/btcpay.md: invoices in coins, with signed webhooks. */
export function register(app: FastifyInstance, world: World): void {
  addProtocol({
    name,
    title: 'BTCPay Server',
    courses,
    stateAfter,
    expiry: 'InvoiceExpired',
    messageOf: (_, order, event) => webhookOf(world, order, event),
  })
  app.register(async (scope) => {
    scope.addHook('preHandler', async ({ headers }, reply) => {
      const key = `token ${world.environment.serviceSecret('btcpayApiKey')}`
      if (!sameSecret(headers.authorization ?? '', key))
        return reply.code(401).send({ code: 'unauthenticated', message: 'Authentication is required' })
      return undefined
    })
    scope.post(`${base}/invoices`, (request, reply) => create(world, request, reply))
    scope.get<{ Params: { id: string } }>(`${base}/invoices/:id`, async ({ params }, reply) => {
      const order = await invoiceBy(world, params.id)
      return order ? reply.send(invoiceOf(order)) : absent(reply)
    })
    scope.get<{ Params: { id: string } }>(`${base}/invoices/:id/payment-methods`, async ({ params }, reply) => {
      const order = await invoiceBy(world, params.id)
      return order ? reply.send([payable(order)]) : absent(reply)
    })
  })
}

const absent = (reply: FastifyReply) => reply.code(404).send({ code: 'invoice-not-found', message: 'The invoice was not found' })

const invoiceBy = async ({ database }: World, id: string): Promise<Order | undefined> => {
  const order = /^I\d{1,18}$/.test(id) ? await readOrderById(database.query, BigInt(id.slice(1))) : undefined
  return order?.protocol === name ? order : undefined
}

async function create(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const asked = Wanted.safeParse(request.body).data
  const asset = asked && assets[asked.checkout.paymentMethods[0] ?? '']
  if (!asked || !asset) return reply.code(422).send([{ path: 'checkout.paymentMethods', message: 'No such payment method' }])
  const createdAt = world.clock.now()
  const known = await readOrderByReference(world.database.query, name, asked.metadata.orderId)
  const order =
    known ??
    (await insertOrder(world.database.query, {
      protocol: name,
      reference: asked.metadata.orderId,
      secret: randomBytes(20).toString('hex'),
      amount: asked.amount ?? '0',
      currency: asked.currency,
      asked,
      noticeUrl: `${world.environment.productOrigin}/notices/btcpay`,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + asked.checkout.expirationMinutes * 60_000),
    }))
  world.changes.say('orders')
  return order ? reply.send(invoiceOf(order)) : absent(reply)
}

const idOf = ({ id }: Order) => `I${id}`
const assetOf = ({ asked }: Order) => assets[Wanted.parse(asked).checkout.paymentMethods[0] ?? ''] ?? assets['BTC-CHAIN']! // the table has it

function invoiceOf(order: Order) {
  const { status, additionalStatus, paid } = statusOf(order)
  return {
    id: idOf(order),
    storeId: 'fairhouse',
    amount: order.amount,
    paidAmount: paid,
    currency: order.currency,
    type: order.amount === '0' ? 'TopUp' : 'Standard',
    status,
    additionalStatus,
    createdTime: Math.floor(order.createdAt.getTime() / 1000),
    expirationTime: Math.floor((order.expiresAt ?? order.createdAt).getTime() / 1000),
    metadata: { orderId: order.reference },
  }
}

function payable(order: Order) {
  const asset = assetOf(order)
  const destination = addressOf(asset, order.secret)
  const amount = cryptoAmount(asset, order.amount, order.currency)
  return {
    paymentMethodId: asset.id,
    currency: asset.code,
    destination,
    amount,
    paymentLink: linkOf(asset, destination, amount),
    rate: asset.euros,
  }
}

function webhookOf(world: World, order: Order, { id, event, happenedAt, attempts }: OrderEvent) {
  const type = event.split(':')[0] ?? event
  const body = JSON.stringify({
    deliveryId: attempts === 0 ? `D${id}` : `D${id}R${attempts}`,
    webhookId: 'W1',
    originalDeliveryId: `D${id}`,
    isRedelivery: attempts > 0,
    type,
    timestamp: Math.floor((happenedAt ?? world.clock.now()).getTime() / 1000),
    storeId: 'fairhouse',
    invoiceId: idOf(order),
    metadata: { orderId: order.reference },
  })
  const signature = createHmac('sha256', world.environment.serviceSecret('btcpayWebhookSecret')).update(body).digest('hex')
  return { headers: { 'content-type': 'application/json', 'btcpay-sig': `sha256=${signature}` }, body }
}
