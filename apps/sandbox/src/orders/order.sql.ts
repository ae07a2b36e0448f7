import type { Queries } from '@fairhouse/process/database.ts'

/** A merchant's order at one of the providers, and its state. */
export type Order = {
  id: bigint
  protocol: string
  reference: string
  /** The last part of the order's page addresses. */
  secret: string
  state: string
  amount: string
  currency: string
  asked: Record<string, unknown>
  noticeUrl: string
  createdAt: Date
  expiresAt: Date | null
}
type NewOrder = Omit<Order, 'id' | 'state'> & { state?: string }

/** An event of an order, and the state of its delivery to the merchant. */
export type OrderEvent = {
  id: bigint
  orderId: bigint
  event: string
  details: Record<string, string>
  dueAt: Date
  happenedAt: Date | null
  silent: boolean
  attempts: number
  outcome: 'waiting' | 'delivered' | 'silent' | 'givenUp'
  lastAnswer: string | null
}

const columns = `id, protocol, reference, secret, state, amount, currency, asked, notice_url as "noticeUrl", created_at as "createdAt",
  expires_at as "expiresAt"`
const eventColumns = `id, order_id as "orderId", event, details, due_at as "dueAt", happened_at as "happenedAt", silent, attempts, outcome,
  last_answer as "lastAnswer"`

/** Stores an order. Returns nothing if the protocol already has one with this reference. */
export async function insertOrder(query: Queries, o: NewOrder): Promise<Order | undefined> {
  const rows = await query<Order>(
    `insert into orders (protocol, reference, secret, state, amount, currency, asked, notice_url, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (protocol, reference) do nothing returning ${columns}`,
    [
      o.protocol,
      o.reference,
      o.secret,
      o.state ?? 'open',
      o.amount,
      o.currency,
      JSON.stringify(o.asked),
      o.noticeUrl,
      o.createdAt,
      o.expiresAt,
    ],
  )
  return rows[0]
}

export async function readOrderByReference(query: Queries, protocol: string, reference: string): Promise<Order | undefined> {
  return (await query<Order>(`select ${columns} from orders where protocol = $1 and reference = $2`, [protocol, reference]))[0]
}

export async function readOrderBySecret(query: Queries, protocol: string, secret: string): Promise<Order | undefined> {
  return (await query<Order>(`select ${columns} from orders where protocol = $1 and secret = $2`, [protocol, secret]))[0]
}

export async function readOrderById(query: Queries, id: bigint): Promise<Order | undefined> {
  return (await query<Order>(`select ${columns} from orders where id = $1`, [id]))[0]
}

export async function readOrders(query: Queries, most: number): Promise<Order[]> {
  return query<Order>(`select ${columns} from orders order by id desc limit $1`, [most])
}

export async function readOverdue(query: Queries, now: Date): Promise<Order[]> {
  return query<Order>(`select ${columns} from orders where state = 'open' and expires_at <= $1 limit 50`, [now])
}

export async function writeState(query: Queries, id: bigint, state: string): Promise<void> {
  await query('update orders set state = $2 where id = $1', [id, state])
}

export async function insertEvent(
  query: Queries,
  event: Pick<OrderEvent, 'orderId' | 'event' | 'details' | 'dueAt' | 'silent'>,
): Promise<void> {
  await query('insert into order_events (order_id, event, details, due_at, silent, next_at) values ($1, $2, $3, $4, $5, $4)', [
    event.orderId,
    event.event,
    JSON.stringify(event.details),
    event.dueAt,
    event.silent,
  ])
}

export async function readDueEvents(query: Queries, now: Date, underWay: bigint[]): Promise<OrderEvent[]> {
  return query<OrderEvent>(
    `select ${eventColumns} from order_events where next_at <= $1 and id <> all ($2::bigint[]) order by next_at, id limit 16`,
    [now, underWay],
  )
}

export async function readEvents(query: Queries, orders: bigint[]): Promise<OrderEvent[]> {
  return query<OrderEvent>(`select ${eventColumns} from order_events where order_id = any ($1) order by id`, [orders])
}

export async function writeHappened(query: Queries, id: bigint, at: Date): Promise<void> {
  await query('update order_events set happened_at = coalesce(happened_at, $2) where id = $1', [id, at])
}

/** Stores the outcome of a delivery, and when to retry. */
export async function writeTold(query: Queries, { id, attempts, outcome, lastAnswer }: OrderEvent, nextAt: Date | null): Promise<void> {
  await query('update order_events set attempts = $2, outcome = $3, last_answer = $4, next_at = $5 where id = $1', [
    id,
    attempts,
    outcome,
    lastAnswer,
    nextAt,
  ])
}

/** Tells what happened to an order once more, the very same events; answers how many. */
export async function repeatEvents(query: Queries, orderId: bigint, now: Date): Promise<number> {
  const rows = await query(
    `update order_events set next_at = $2, outcome = 'waiting', silent = false where order_id = $1 and happened_at is not null returning id`,
    [orderId, now],
  )
  return rows.length
}
