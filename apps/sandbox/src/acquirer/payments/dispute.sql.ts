import type { Queries } from '@fairhouse/process/database.ts'

/** A chargeback raised by the holder's bank. */
export type Dispute = {
  id: string
  payment: string
  amount: bigint
  reason: string
  status: 'open' | 'won' | 'lost'
  createdAt: Date
}

const selected = `select id, payment_id as payment, amount, reason, status, created_at as "createdAt" from disputes`

/** Reads the dispute about a payment, and locks it until the transaction ends. */
export async function lockDispute(query: Queries, payment: string): Promise<Dispute | null> {
  return (await query<Dispute>(`${selected} where payment_id = $1 for update`, [payment]))[0] ?? null
}

/** Reads the disputes about some payments. */
export async function readDisputes(query: Queries, payments: string[]): Promise<Dispute[]> {
  return query<Dispute>(`${selected} where payment_id = any ($1)`, [payments])
}

/** Keeps a dispute, new or changed. */
export async function writeDispute(query: Queries, dispute: Dispute): Promise<void> {
  await query(
    `insert into disputes (id, payment_id, amount, reason, status, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do update set status = excluded.status`,
    [dispute.id, dispute.payment, dispute.amount, dispute.reason, dispute.status, dispute.createdAt],
  )
}
