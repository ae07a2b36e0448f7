import { randomUUID } from 'node:crypto'
import type { Queries } from '@fairhouse/process/database.ts'
import type { World } from '../base/world.ts'
import type { Person } from '../people/index.ts'
import { accountOf, kycOf } from './account.ts'
import { courses, type Course } from './courses.ts'
import { insertNotice, readNotice } from './notice.sql.ts'
import { endOrder, writeAnswer, type Order } from './order.sql.ts'

/** How long the bank waits for the merchant's answer while a person waits, in milliseconds. */
const patienceMs = 12_000
const lookMs = 100

/** Returns the data that every notification of an order contains. */
const aboutOf = ({ id, messageId, endUserId }: Order) => ({ messageid: messageId, orderid: String(id), enduserid: endUserId })

/**
 * Pays an order from a person's account. If the merchant wants to know who it is, it is asked first and decides. Then
 * the merchant is notified as the course says. Returns whether it was paid.
 */
export async function payOrder(world: World, order: Order, person: Person, course: Course): Promise<boolean> {
  const { database, clock, ticker, changes } = world
  if (order.attributes['RequestKYC'] === '1' && (await askMerchant(world, order, person)) !== 'CONTINUE') {
    await endOrder(database.query, order.id, 'refused', person.id)
    changes.say('trustly')
    return false
  }
  const paid = await database.transaction(async (query) => {
    if (!(await endOrder(query, order.id, 'approved', person.id))) return false
    for (const [method, afterSeconds] of courses[course]) await tell(query, order, method, person, clock.now(), afterSeconds)
    return true
  })
  if (paid) ticker.wake()
  changes.say('trustly')
  return paid || order.state === 'approved'
}

/** Returns the merchant's signed answer whether the person may continue; undefined if none came in time. */
async function askMerchant(world: World, order: Order, person: Person): Promise<string | undefined> {
  const { database, clock, ticker } = world
  const data = { ...aboutOf(order), ...kycOf(person) }
  const id = await insertNotice(database.query, { orderId: order.id, method: 'kyc', uuid: randomUUID(), data }, clock.now())
  ticker.wake()
  for (let waited = 0; waited < patienceMs; waited += lookMs) {
    const notice = await readNotice(database.query, id)
    if (notice?.outcome === 'delivered') {
      const answer = notice.lastAnswer === 'CONTINUE' ? 'CONTINUE' : 'FINISH'
      await writeAnswer(database.query, order.id, answer)
      return answer
    }
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
  return undefined
}

async function tell(query: Queries, order: Order, method: string, person: Person, now: Date, afterSeconds: number): Promise<void> {
  const { amount, attributes } = order
  const timestamp = now.toISOString().replace('T', ' ').replace('Z', '000+00')
  const data = method === 'account' ? accountOf(person) : { amount, currency: attributes['Currency'], timestamp }
  const due = new Date(now.getTime() + afterSeconds * 1000)
  await insertNotice(query, { orderId: order.id, method, uuid: randomUUID(), data: { ...aboutOf(order), ...data } }, now, due)
}

/** Refunds an order once, and notifies the merchant of the debit. */
export async function refundOrder(world: World, order: Order, amount: string): Promise<void> {
  const { database, clock, ticker, changes } = world
  const data = { ...aboutOf(order), amount, currency: order.attributes['Currency'], timestamp: clock.now().toISOString() }
  await insertNotice(database.query, { orderId: order.id, method: 'debit', uuid: randomUUID(), data }, clock.now())
  ticker.wake()
  changes.say('trustly')
}
