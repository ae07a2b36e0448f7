import type { World } from '../base/world.ts'
import { insertEvent, readOrderById, type Order } from './order.sql.ts'
import { protocolOf } from './protocol.ts'

/** Answers a payment with one of its protocol's outcomes. Returns false if that is no longer possible. */
export async function answerOrder({ database, clock, ticker, changes }: World, order: Order, name: string): Promise<boolean> {
  const course = protocolOf(order.protocol)?.courses[name]
  const now = await readOrderById(database.query, order.id)
  if (!course || !now || (now.state !== 'open' && !course.late)) return false
  const at = clock.now().getTime()
  await database.transaction(async (query) => {
    for (const { event, afterSeconds = 0, details, silent = false } of course.steps)
      await insertEvent(query, {
        orderId: order.id,
        event,
        details: details?.(order) ?? {},
        dueAt: new Date(at + afterSeconds * 1000),
        silent,
      })
  })
  ticker.wake()
  changes.say('orders')
  return true
}
