import type { Queries } from '@fairhouse/process/database.ts'
import { cardColumns } from '../cards/card.sql.ts'
import type { Payout } from './payout.ts'

const joined = `select p.id, p.reference, p.amount, p.currency, ${cardColumns} as card, p.notice_url as "noticeUrl", p.payer, p.status,
  p.failure_code as "failureCode", p.created_at as "createdAt", p.due_at as "dueAt" from payouts p join cards c on c.token = p.card_token`

/** Reads a payout. */
export async function readPayout(query: Queries, id: string): Promise<Payout | null> {
  return (await query<Payout>(`${joined} where p.id = $1`, [id]))[0] ?? null
}

/** Reads a payout, and locks it until the transaction ends. */
export async function lockPayout(query: Queries, id: string): Promise<Payout | null> {
  return (await query<Payout>(`${joined} where p.id = $1 for update of p`, [id]))[0] ?? null
}

/** Reads a payout by the merchant's reference. */
export async function readPayoutByReference(query: Queries, reference: string): Promise<Payout | null> {
  return (await query<Payout>(`${joined} where p.reference = $1`, [reference]))[0] ?? null
}

/** Ids of payouts to which something happens by the passing of time. */
export async function readDuePayouts(query: Queries, now: Date): Promise<string[]> {
  const rows = await query<{ id: string }>(`select id from payouts where due_at <= $1 order by due_at limit 200`, [now])
  return rows.map((row) => row.id)
}

/** Reads the newest payouts. */
export async function readPayouts(query: Queries, limit: number): Promise<Payout[]> {
  return query<Payout>(`${joined} order by p.created_at desc, p.id limit $1`, [limit])
}

/** Counts payouts under way. */
export async function countOpenPayouts(query: Queries): Promise<number> {
  const rows = await query<{ open: bigint }>(`select count(*) as open from payouts where status = 'processing'`)
  return Number(rows[0]?.open ?? 0)
}

/** Stores a new payout. Returns false if its reference already exists. */
export async function insertPayout(query: Queries, payout: Payout): Promise<boolean> {
  const { id, reference, status, amount, currency, card, noticeUrl, createdAt, dueAt, payer } = payout
  const rows = await query(
    `insert into payouts (id, reference, status, amount, currency, card_token, notice_url, created_at, due_at, payer)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (reference) do nothing returning id`,
    [id, reference, status, amount, currency, card.token, noticeUrl, createdAt, dueAt, payer],
  )
  return rows.length === 1
}

/** Keeps what has changed in a payout. */
export async function updatePayout(query: Queries, payout: Payout): Promise<void> {
  await query(`update payouts set status = $2, failure_code = $3, due_at = $4 where id = $1`, [
    payout.id,
    payout.status,
    payout.failureCode,
    payout.dueAt,
  ])
}
