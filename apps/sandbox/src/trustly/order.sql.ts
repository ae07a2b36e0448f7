import type { Queries } from '@fairhouse/process/database.ts'

/** A merchant's order, and its outcome. */
export type Order = {
  id: bigint
  /** The last part of the address of its page. */
  address: string
  method: string
  messageId: string
  notificationUrl: string
  attributes: Record<string, string>
  /** A decimal; null until it has been decided at the bank. */
  amount: string | null
  state: 'open' | 'approved' | 'refused'
  person: string | null
  endUserId: string
  /** The merchant's answer to the KYC question whether the person may continue. */
  answer: 'CONTINUE' | 'FINISH' | null
  refunded: boolean
  createdAt: Date
}

const columns = `id, address, method, message_id as "messageId", notification_url as "notificationUrl", attributes, state, person,
  amount, end_user_id as "endUserId", answer, refunded, created_at as "createdAt"`

/** Stores an order. Returns nothing if its message id was already used. */
export async function insertOrder(
  query: Queries,
  order: Omit<Order, 'id' | 'state' | 'person' | 'answer' | 'refunded' | 'amount'>,
): Promise<Order | undefined> {
  const rows = await query<Order>(
    `insert into trustly_orders (address, method, message_id, notification_url, attributes, created_at, end_user_id, amount)
     values ($1, $2, $3, $4, $5, $6, $7, $5::jsonb ->> 'Amount')
     on conflict (message_id) do nothing returning ${columns}`,
    [
      order.address,
      order.method,
      order.messageId,
      order.notificationUrl,
      JSON.stringify(order.attributes),
      order.createdAt,
      order.endUserId,
    ],
  )
  return rows[0]
}

export async function readOrder(query: Queries, address: string): Promise<Order | undefined> {
  return (await query<Order>(`select ${columns} from trustly_orders where address = $1`, [address]))[0]
}

export async function readOrderById(query: Queries, id: bigint): Promise<Order | undefined> {
  return (await query<Order>(`select ${columns} from trustly_orders where id = $1`, [id]))[0]
}

export async function writeAnswer(query: Queries, id: bigint, answer: 'CONTINUE' | 'FINISH'): Promise<void> {
  await query('update trustly_orders set answer = $2 where id = $1', [id, answer])
}

/** Marks an order as refunded. Returns false if it already was, or was never paid. */
export async function writeRefunded(query: Queries, id: bigint): Promise<boolean> {
  const rows = await query(
    `update trustly_orders set refunded = true where id = $1 and not refunded and method = 'Deposit' and state = 'approved' returning id`,
    [id],
  )
  return rows.length === 1
}

/** Reads the newest orders. */
export async function readOrders(query: Queries, most: number): Promise<Order[]> {
  return query<Order>(`select ${columns} from trustly_orders order by id desc limit $1`, [most])
}

/** Stores the amount chosen at the bank, unless the merchant has set one. */
export async function writeAmount(query: Queries, id: bigint, amount: string): Promise<void> {
  await query('update trustly_orders set amount = coalesce(amount, $2) where id = $1', [id, amount])
}

/** Ends an open order. Returns false if it had already ended. */
export async function endOrder(query: Queries, id: bigint, state: 'approved' | 'refused', person: string | null): Promise<boolean> {
  const rows = await query(`update trustly_orders set state = $2, person = $3 where id = $1 and state = 'open' returning id`, [
    id,
    state,
    person,
  ])
  return rows.length === 1
}
