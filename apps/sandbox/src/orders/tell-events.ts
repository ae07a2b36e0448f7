import type { World } from '../base/world.ts'
import {
  insertEvent,
  readDueEvents,
  readOrderById,
  readOverdue,
  writeHappened,
  writeState,
  writeTold,
  type Order,
  type OrderEvent,
} from './order.sql.ts'
import { protocolOf, type Protocol } from './protocol.ts'

const patienceMs = 10_000
const mostMs = 7 * 86_400_000
const longestWaitMs = 3_600_000

/** Applies due events and notifies merchants, retrying each event for up to seven days. */
export function tellEvents(world: World): { beat: () => Promise<void>; stop: () => Promise<void> } {
  const underWay = new Map<bigint, Promise<void>>()
  const aborter = new AbortController()
  const beat = async () => {
    await expire(world)
    for (const event of await readDueEvents(world.database.query, world.clock.now(), [...underWay.keys()])) {
      // Apply events one after the other, so that the last one decides; deliveries may overlap.
      const order = await happen(world, event)
      if (!order) continue
      const told = tellOf(world, order, event, aborter.signal).catch((error: unknown) =>
        world.log.error(error, 'an event could not be told'),
      )
      underWay.set(
        event.id,
        told.finally(() => underWay.delete(event.id)),
      )
    }
  }
  const stop = async () => {
    aborter.abort()
    await Promise.all(underWay.values())
  }
  return { beat, stop }
}

async function expire({ database, clock, changes }: World): Promise<void> {
  for (const { id, protocol } of await readOverdue(database.query, clock.now())) {
    const event = protocolOf(protocol)?.expiry
    if (!event) continue
    // Write the state first, so that the order is not found overdue again.
    await writeState(database.query, id, protocolOf(protocol)?.stateAfter(event) ?? 'over')
    await insertEvent(database.query, { orderId: id, event, details: {}, dueAt: clock.now(), silent: false })
    changes.say('orders')
  }
}

/** Applies an event to its order once. Returns the order. */
async function happen({ database, clock }: World, event: OrderEvent): Promise<Order | undefined> {
  const order = await readOrderById(database.query, event.orderId)
  if (!order || event.happenedAt) return order
  const state = protocolOf(order.protocol)?.stateAfter(event.event)
  if (state) await writeState(database.query, order.id, state)
  await writeHappened(database.query, event.id, clock.now())
  return order
}

async function tellOf(world: World, order: Order, event: OrderEvent, aborted: AbortSignal): Promise<void> {
  const protocol = protocolOf(order.protocol)
  if (!protocol) return
  const now = { ...event, happenedAt: event.happenedAt ?? world.clock.now() }
  if (event.silent) await writeTold(world.database.query, { ...now, outcome: 'silent' }, null)
  else await tell(world, protocol, order, now, aborted)
  world.changes.say('orders')
}

async function tell(world: World, protocol: Protocol, order: Order, event: OrderEvent, aborted: AbortSignal): Promise<void> {
  const { taken, answer } = await post(world, protocol, order, event, aborted)
  if (aborted.aborted) return
  const now = world.clock.now().getTime()
  const isOver = now - event.dueAt.getTime() >= mostMs
  const outcome = taken ? 'delivered' : isOver ? 'givenUp' : 'waiting'
  const nextAt = outcome === 'waiting' ? new Date(now + Math.min(1000 * 2 ** event.attempts, longestWaitMs)) : null
  await writeTold(world.database.query, { ...event, attempts: event.attempts + 1, outcome, lastAnswer: answer }, nextAt)
}

async function post(world: World, protocol: Protocol, order: Order, event: OrderEvent, aborted: AbortSignal) {
  const { headers, body } = protocol.messageOf(world, order, event)
  try {
    const response = await fetch(order.noticeUrl, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([aborted, AbortSignal.timeout(patienceMs)]),
    })
    const answer = await response.text()
    const taken = protocol.isTaken?.(response.status, answer) ?? response.ok
    return { taken, answer: `${response.status} ${answer.slice(0, 60)}`.trim() }
  } catch {
    return { taken: false, answer: 'not reached' }
  }
}
