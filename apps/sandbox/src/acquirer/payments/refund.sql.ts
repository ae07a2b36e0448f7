import type { Queries } from '@fairhouse/process/database.ts'

/** Money given back of a captured payment. */
export type Refund = {
  id: string
  payment: string
  reference: string
  amount: bigint
  currency: string
  status: 'succeeded' | 'failed'
  createdAt: Date
}

const joined = `select r.id, r.payment_id as payment, r.reference, r.amount, p.currency, r.status, r.created_at as "createdAt"
  from refunds r join payments p on p.id = r.payment_id`

/** Reads a refund of a payment by the merchant's reference. */
export async function readRefund(query: Queries, payment: string, reference: string): Promise<Refund | null> {
  return (await query<Refund>(`${joined} where r.payment_id = $1 and r.reference = $2`, [payment, reference]))[0] ?? null
}

/** Keeps a refund. */
export async function insertRefund(query: Queries, refund: Refund): Promise<void> {
  await query(`insert into refunds (id, payment_id, reference, amount, status, created_at) values ($1, $2, $3, $4, $5, $6)`, [
    refund.id,
    refund.payment,
    refund.reference,
    refund.amount,
    refund.status,
    refund.createdAt,
  ])
}
