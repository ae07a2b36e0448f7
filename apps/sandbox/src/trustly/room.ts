import { createPublicKey } from 'node:crypto'
import { z } from 'zod'
import { absent, controlRoute, type ControlRoute, type ControlSection } from '../base/control-route.ts'
import { html } from '@fairhouse/process/html.ts'
import type { World } from '../base/world.ts'
import { personById } from '../people/index.ts'
import { serviceKey } from './keys.ts'
import { readNotices, repeatNotices } from './notice.sql.ts'
import { readOrders } from './order.sql.ts'

const shown = 40

const orderSchema = z.object({
  id: z.string(),
  method: z.string(),
  state: z.enum(['open', 'approved', 'refused']),
  person: z.string().nullable().describe('Id of one of the people'),
  answer: z.enum(['CONTINUE', 'FINISH']).nullable().describe('What the merchant said when it was asked whether somebody may go on'),
  refunded: z.boolean(),
  address: z.string().describe('The bank’s page is /trustly/_/{address}'),
  amount: z.string().nullable(),
  createdAt: z.string(),
  notices: z.array(z.object({ method: z.string(), outcome: z.string(), attempts: z.number(), lastAnswer: z.string().nullable() })),
})

/** Returns the control API's calls about orders at Trustly. */
export const routes = (world: World): ControlRoute[] => [
  controlRoute({
    method: 'GET',
    path: '/trustly/key',
    tag: 'Trustly',
    summary: 'The public key with which Trustly signs, base64 of DER',
    answer: z.object({ publicKey: z.string() }),
    run: async () => {
      const publicKey = createPublicKey(serviceKey(world)).export({ type: 'spki', format: 'der' }).toString('base64')
      return { status: 200, body: { publicKey } }
    },
  }),
  controlRoute({
    method: 'GET',
    path: '/trustly/orders',
    tag: 'Trustly',
    summary: 'Orders at Trustly with their notifications, newest first',
    answer: z.object({ orders: z.array(orderSchema) }),
    run: async () => ({ status: 200, body: { orders: await ordersOf(world) } }),
  }),
  controlRoute({
    method: 'POST',
    path: '/trustly/orders/{id}/repeat',
    tag: 'Trustly',
    summary: 'Sends the notifications of an order once more, the very same ones',
    params: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
    answer: z.object({ repeated: z.number() }),
    run: async ({ params }) => {
      const repeated = await repeatNotices(world.database.query, BigInt(params.id), world.clock.now())
      world.ticker.wake()
      return repeated === 0 ? absent('order with notifications') : { status: 200, body: { repeated } }
    },
  }),
]

async function ordersOf({ database }: World): Promise<z.infer<typeof orderSchema>[]> {
  const orders = await readOrders(database.query, shown)
  const notices = await readNotices(
    database.query,
    orders.map(({ id }) => id),
  )
  return orders.map(({ id, method, state, person, createdAt, answer, refunded, address, attributes, amount }) => ({
    id: String(id),
    method,
    state,
    person,
    answer,
    refunded,
    address,
    amount: amount === null ? null : `${amount} ${attributes['Currency']}`,
    createdAt: createdAt.toISOString(),
    notices: notices
      .filter(({ orderId }) => orderId === id)
      .map(({ method: told, outcome, attempts, lastAnswer }) => ({ method: told, outcome, attempts, lastAnswer })),
  }))
}

/** Returns the control-room section that lists orders at Trustly. */
export const section = (world: World): ControlSection => ({
  name: 'trustly',
  title: 'Trustly',
  topics: ['trustly'],
  draw: async () => {
    const orders = await ordersOf(world)
    if (orders.length === 0)
      return html`<p class="empty">No order yet. Sign up or deposit by Trustly in the product; its bank opens there in a frame.</p>`
    return html`<p class="kind">People act on the bank’s page in the product’s frame. A notification is sent until its reply says OK.</p>
      <table>
        <thead>
          <tr>
            <th>Order</th>
            <th>Asked for</th>
            <th>State</th>
            <th>Notifications</th>
          </tr>
        </thead>
        <tbody>
          ${orders.map(
            ({ id, method, state, person, notices, answer, refunded, amount }) =>
              html`<tr>
                <td>${id}</td>
                <td>${method}${amount && html` ${amount}`}</td>
                <td>${state}${person && html`: ${nameOf(person)}`}${answer && html`, ${answer}`}${refunded && html`, sent back`}</td>
                <td>${notices.map((one) => html`${one.method}: ${one.outcome}, ${one.attempts} sent `)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`
  },
})

function nameOf(id: string): string {
  const person = personById(id)
  return person ? `${person.firstName} ${person.lastName}` : id
}
