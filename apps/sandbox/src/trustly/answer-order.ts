import { randomUUID } from 'node:crypto'
import type { World } from '../base/world.ts'
import type { Person } from '../people/index.ts'
import { accountOf } from './account.ts'
import { insertNotice } from './notice.sql.ts'
import { endOrder, type Order } from './order.sql.ts'

/**
 * Applies a person's choice of account or refusal. The order ends once, and the merchant is notified of an account.
 * Returns the address for the browser.
 */
export async function answerOrder(world: World, order: Order, person: Person | undefined): Promise<string> {
  const { database, clock, ticker, changes } = world
  const ended = await database.transaction(async (query) => {
    if (!(await endOrder(query, order.id, person ? 'approved' : 'refused', person?.id ?? null))) return false
    const about = { messageid: order.messageId, orderid: String(order.id) }
    if (person && order.method === 'SelectAccount')
      await insertNotice(
        query,
        { orderId: order.id, method: 'account', uuid: randomUUID(), data: { ...about, ...accountOf(person) } },
        clock.now(),
      )
    return true
  })
  if (ended) ticker.wake()
  changes.say('trustly')
  const approved = ended ? person !== undefined : order.state === 'approved'
  return (approved ? order.attributes['SuccessURL'] : order.attributes['FailURL']) ?? ''
}
