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
  state: 'open' | 'approved' | 'refused'
  person: string | null
  createdAt: Date
}

const columns = `id, address, method, message_id as "messageId", notification_url as "notificationUrl", attributes, state, person,
  created_at as "createdAt"`

/** Writes an order; nothing where its message id was used before. */
export async function insertOrder(query: Queries, order: Omit<Order, 'id' | 'state' | 'person'>): Promise<Order | undefined> {
  const rows = await query<Order>(
    `insert into trustly_orders (address, method, message_id, notification_url, attributes, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (message_id) do nothing returning ${columns}`,
    [order.address, order.method, order.messageId, order.notificationUrl, JSON.stringify(order.attributes), order.createdAt],
  )
  return rows[0]
}

export async function readOrder(query: Queries, address: string): Promise<Order | undefined> {
  return (await query<Order>(`select ${columns} from trustly_orders where address = $1`, [address]))[0]
}

/** The newest orders first. */
export async function readOrders(query: Queries, most: number): Promise<Order[]> {
  return query<Order>(`select ${columns} from trustly_orders order by id desc limit $1`, [most])
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
