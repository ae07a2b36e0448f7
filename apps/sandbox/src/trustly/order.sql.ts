import type { Queries } from '../base/database.ts'

/** What a merchant has asked for, and what came of it. */
export type Order = {
  id: bigint
  /** The last part of the address at which it is shown. */
  address: string
  method: string
  messageId: string
  notificationUrl: string
  attributes: Record<string, string>
  /** As a decimal text; nothing before somebody has decided it at the bank. */
  amount: string | null
  state: 'open' | 'approved' | 'refused'
  person: string | null
  endUserId: string
  /** What the merchant said when it was asked whether somebody may go on. */
  answer: 'CONTINUE' | 'FINISH' | null
  refunded: boolean
  createdAt: Date
}

const columns = `id, address, method, message_id as "messageId", notification_url as "notificationUrl", attributes, state, person,
  amount, end_user_id as "endUserId", answer, refunded, created_at as "createdAt"`

/** Writes an order; nothing where its message id was used before. */
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

/** Sends an order's money back; false where it had been before, or never came. */
export async function writeRefunded(query: Queries, id: bigint): Promise<boolean> {
  const rows = await query(
    `update trustly_orders set refunded = true where id = $1 and not refunded and method = 'Deposit' and state = 'approved' returning id`,
    [id],
  )
  return rows.length === 1
}

/** The newest orders first. */
export async function readOrders(query: Queries, most: number): Promise<Order[]> {
  return query<Order>(`select ${columns} from trustly_orders order by id desc limit $1`, [most])
}

/** What somebody has decided at the bank to pay; what the merchant has decided stays. */
export async function writeAmount(query: Queries, id: bigint, amount: string): Promise<void> {
  await query('update trustly_orders set amount = coalesce(amount, $2) where id = $1', [id, amount])
}

/** Ends an order that is open; false where it had ended before. */
export async function endOrder(query: Queries, id: bigint, state: 'approved' | 'refused', person: string | null): Promise<boolean> {
  const rows = await query(`update trustly_orders set state = $2, person = $3 where id = $1 and state = 'open' returning id`, [
    id,
    state,
    person,
  ])
  return rows.length === 1
}
