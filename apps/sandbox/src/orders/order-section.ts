import type { ControlSection } from '../base/control-route.ts'
import { html, type Html } from '@fairhouse/process/html.ts'
import type { World } from '../base/world.ts'
import { answersOf } from './order-routes.ts'
import { readEvents, readOrders, type Order, type OrderEvent } from './order.sql.ts'
import { protocolOf } from './protocol.ts'

const shown = 30

/** Returns the control-room section in which a person answers payments: slips, transfers, vouchers, wallets, coins. */
export const section = (world: World): ControlSection => ({
  name: 'orders',
  title: 'Other payments',
  topics: ['orders'],
  count: async () => (await readOrders(world.database.query, shown)).filter(({ state }) => state === 'open').length,
  draw: async () => {
    const orders = await readOrders(world.database.query, shown)
    const events = await readEvents(
      world.database.query,
      orders.map(({ id }) => id),
    )
    if (orders.length === 0)
      return html`<p class="empty">No payment yet. Deposit in the product by a slip, a transfer, a wallet or a coin; it is paid here.</p>`
    return html`<p class="kind">Pay as the payer would, or answer as the provider might. The product is told until it has taken it.</p>
      <div class="cards">
        ${orders.map((order) =>
          card(
            order,
            events.filter(({ orderId }) => orderId === order.id),
          ),
        )}
      </div>`
  },
})

function card(order: Order, events: OrderEvent[]): Html {
  const protocol = protocolOf(order.protocol)
  return html`<article class="card" data-key="order-${String(order.id)}">
    <header>
      <strong class="sum">${order.amount} ${order.currency}</strong>
      <span class="tag ${order.state === 'open' ? 'wait' : 'off'}">${order.state}</span>
    </header>
    <p class="facts"><span>${protocol?.title ?? order.protocol}</span><code>${order.reference}</code></p>
    <div class="acts">
      ${answersOf(order).map((name) => {
        const course = protocol?.courses[name]
        return html`<button
          type="button"
          class="act ${course?.kind ?? 'plain'}"
          data-post="/control/api/orders/${String(order.id)}/answer"
          data-body="${JSON.stringify({ answer: name })}"
        >
          ${course?.label ?? name}
        </button>`
      })}
      ${
        events.some(({ happenedAt }) => happenedAt) &&
        html`<button type="button" class="act plain" data-post="/control/api/orders/${String(order.id)}/repeat" data-body="{}">
          Tell it again
        </button>`
      }
    </div>
    <ul class="notices">
      ${events.map(
        ({ event, outcome, attempts, lastAnswer }) =>
          html`<li><span class="dot ${outcome}"></span><code>${event}</code> ${outcome}, told ${String(attempts)} times ${lastAnswer}</li>`,
      )}
    </ul>
  </article>`
}
