import type { Queries } from '@fairhouse/process/database.ts'

/** A notification about an order, and the state of its delivery. */
export type Notice = {
  id: bigint
  orderId: bigint
  method: string
  uuid: string
  data: Record<string, unknown>
  url: string
  createdAt: Date
  attempts: number
  outcome: 'waiting' | 'delivered' | 'givenUp'
  lastAnswer: string | null
}

const columns = `n.id, n.order_id as "orderId", n.method, n.uuid, n.data, o.notification_url as url, n.created_at as "createdAt", n.attempts,
  n.outcome, n.last_answer as "lastAnswer"`
const from = 'from trustly_notices n join trustly_orders o on o.id = n.order_id'

/** Queues a notification, adding its id to its data. Returns the id. */
export async function insertNotice(
  query: Queries,
  notice: Pick<Notice, 'orderId' | 'method' | 'uuid' | 'data'>,
  now: Date,
  due: Date = now,
): Promise<bigint> {
  const rows = await query<{ id: bigint }>(
    `insert into trustly_notices (order_id, method, uuid, data, created_at) values ($1, $2, $3, $4, $5) returning id`,
    [notice.orderId, notice.method, notice.uuid, JSON.stringify(notice.data), now],
  )
  await query(`update trustly_notices set data = data || jsonb_build_object('notificationid', id::text), next_at = $2 where id = $1`, [
    rows[0]?.id,
    due,
  ])
  return rows[0]?.id ?? 0n
}

export async function readNotice(query: Queries, id: bigint): Promise<Notice | undefined> {
  return (await query<Notice>(`select ${columns} ${from} where n.id = $1`, [id]))[0]
}

export async function readDueNotices(query: Queries, now: Date, underWay: bigint[]): Promise<Notice[]> {
  return query<Notice>(`select ${columns} ${from} where n.next_at <= $1 and n.id <> all ($2::bigint[]) order by n.next_at, n.id limit 16`, [
    now,
    underWay,
  ])
}

export async function readNotices(query: Queries, orders: bigint[]): Promise<Notice[]> {
  return query<Notice>(`select ${columns} ${from} where n.order_id = any ($1) order by n.id`, [orders])
}

/** Stores the outcome of an attempt, and when to retry. */
export async function updateNotice(query: Queries, notice: Notice, nextAt: Date | null): Promise<void> {
  await query('update trustly_notices set attempts = $2, outcome = $3, last_answer = $4, next_at = $5 where id = $1', [
    notice.id,
    notice.attempts,
    notice.outcome,
    notice.lastAnswer,
    nextAt,
  ])
}

/** Sends the notifications of an order once more, the very same ones; answers how many there are. */
export async function repeatNotices(query: Queries, orderId: bigint, now: Date): Promise<number> {
  const rows = await query(`update trustly_notices set next_at = $2, outcome = 'waiting' where order_id = $1 returning id`, [orderId, now])
  return rows.length
}
