import { z } from 'zod'
import { absent, controlRoute, withoutMeaning, type ControlRoute } from '../base/control-route.ts'
import type { World } from '../base/world.ts'
import { answerOrder } from './answer-order.ts'
import { readEvents, readOrderById, readOrders, repeatEvents, type Order, type OrderEvent } from './order.sql.ts'
import { protocolOf } from './protocol.ts'

const shown = 60
const Id = z.object({ id: z.string().regex(/^\d{1,18}$/) })

const OrderView = z.object({
  id: z.string(),
  protocol: z.string(),
  reference: z.string(),
  state: z.string(),
  amount: z.string(),
  currency: z.string(),
  secret: z.string().describe('The last part of the address at which it is shown'),
  asked: z.record(z.string(), z.unknown()),
  answers: z.array(z.string()).describe('What it can be answered now'),
  events: z.array(z.object({ event: z.string(), outcome: z.string(), attempts: z.number(), lastAnswer: z.string().nullable() })),
})

/** Returns the control API's calls about payments of order-like protocols. */
export const routes = (world: World): ControlRoute[] => [
  controlRoute({
    method: 'GET',
    path: '/orders',
    tag: 'Orders',
    summary: 'Payments at the providers, newest first, with what each can be answered',
    answer: z.object({ orders: z.array(OrderView) }),
    run: async () => {
      const orders = await readOrders(world.database.query, shown)
      const events = await readEvents(
        world.database.query,
        orders.map(({ id }) => id),
      )
      return { status: 200, body: { orders: orders.map((order) => viewOf(order, events)) } }
    },
  }),
  controlRoute({
    method: 'POST',
    path: '/orders/{id}/answer',
    tag: 'Orders',
    summary: 'Answers a payment, as its payer or its provider would',
    params: Id,
    body: z.object({ answer: z.string().max(40) }),
    answer: z.object({ answered: z.string() }),
    run: async ({ params, body: { answer } }) => {
      const order = await readOrderById(world.database.query, BigInt(params.id))
      if (!order) return absent('payment')
      if (await answerOrder(world, order, answer)) return { status: 200, body: { answered: answer } }
      return withoutMeaning(`This payment is ${order.state}; it can be answered: ${answersOf(order).join(', ') || 'nothing'}.`)
    },
  }),
  controlRoute({
    method: 'POST',
    path: '/orders/{id}/repeat',
    tag: 'Orders',
    summary: 'Tells the merchant once more what has happened to a payment',
    params: Id,
    answer: z.object({ repeated: z.number() }),
    run: async ({ params }) => {
      const repeated = await repeatEvents(world.database.query, BigInt(params.id), world.clock.now())
      world.ticker.wake()
      return repeated === 0 ? absent('payment to which something has happened') : { status: 200, body: { repeated } }
    },
  }),
]

/** Returns the answers that are possible now. */
export const answersOf = ({ protocol, state }: Order): string[] =>
  Object.entries(protocolOf(protocol)?.courses ?? {}).flatMap(([name, { late }]) => (state === 'open' || late ? [name] : []))

function viewOf(order: Order, events: OrderEvent[]): z.infer<typeof OrderView> {
  const { id, protocol, reference, state, amount, currency, secret, asked } = order
  return {
    id: String(id),
    protocol,
    reference,
    state,
    amount,
    currency,
    secret,
    asked,
    answers: answersOf(order),
    events: events
      .filter(({ orderId }) => orderId === id)
      .map(({ event, outcome, attempts, lastAnswer }) => ({ event, outcome, attempts, lastAnswer })),
  }
}
