import type { Queries } from '@fairhouse/process/database.ts'
import { cardColumns } from '../cards/card.sql.ts'
import { dueAt, type Payment } from './payment.ts'

const columns = `p.id, p.reference, p.client_secret as "clientSecret", p.amount, p.currency, p.captured_amount as "capturedAmount",
  p.refunded_amount as "refundedAmount", p.fee, p.save_card as "saveCard", p.is_stored as "isStored", p.registers, p.is_authenticated as "isAuthenticated", p.accept_funding as "acceptFunding", p.parent_origin as "parentOrigin",
  p.notice_url as "noticeUrl", p.language, p.payer, p.created_at as "createdAt", p.expires_at as "expiresAt", p.state,
  case when c.token is not null then ${cardColumns} end as card`
const joined = `select ${columns} from payments p left join cards c on c.token = p.card_token`

/** Reads a payment. */
export async function readPayment(query: Queries, id: string): Promise<Payment | null> {
  return (await query<Payment>(`${joined} where p.id = $1`, [id]))[0] ?? null
}

/** Reads a payment, and locks it until the transaction ends. */
export async function lockPayment(query: Queries, id: string): Promise<Payment | null> {
  return (await query<Payment>(`${joined} where p.id = $1 for update of p`, [id]))[0] ?? null
}

/** Reads a payment by the merchant's reference. */
export async function readPaymentByReference(query: Queries, reference: string): Promise<Payment | null> {
  return (await query<Payment>(`${joined} where p.reference = $1`, [reference]))[0] ?? null
}

/** Reads the id of the payment whose authentication is under way. */
export async function readPaymentIdByTransaction(query: Queries, threeDSServerTransID: string): Promise<string | null> {
  const rows = await query<{ id: string }>(`select id from payments where state -> 'ids' ->> 'threeDSServerTransID' = $1`, [
    threeDSServerTransID,
  ])
  return rows[0]?.id ?? null
}

/** Ids of payments to which something happens by the passing of time. */
export async function readDuePayments(query: Queries, now: Date): Promise<string[]> {
  const rows = await query<{ id: string }>(`select id from payments where due_at <= $1 order by due_at limit 200`, [now])
  return rows.map((row) => row.id)
}

/** Reads the newest payments, unfinished ones first. */
export async function readPayments(query: Queries, limit: number): Promise<Payment[]> {
  return query<Payment>(
    `${joined} order by p.status not in ('captured', 'declined', 'expired', 'canceled') desc, p.created_at desc, p.id limit $1`,
    [limit],
  )
}

/** Counts unfinished payments. */
export async function countOpenPayments(query: Queries): Promise<number> {
  const rows = await query<{ open: bigint }>(
    `select count(*) as open from payments where status not in ('captured', 'declined', 'expired', 'canceled')`,
  )
  return Number(rows[0]?.open ?? 0)
}

/** Reads the payments whose challenge is waiting for the holder. */
export async function readOpenChallenges(query: Queries): Promise<Payment[]> {
  return query<Payment>(
    `${joined} where p.status = 'requiresChallenge' and p.state -> 'challenge' ->> 'result' is null order by p.created_at desc limit 100`,
  )
}

/** Stores a new payment. Returns false if its reference already exists. */
export async function insertPayment(query: Queries, payment: Payment): Promise<boolean> {
  const rows = await query(
    `insert into payments (id, reference, client_secret, state, amount, currency, save_card, is_stored, card_token, parent_origin, notice_url, language,
       created_at, expires_at, due_at, is_authenticated, accept_funding, registers, payer)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) on conflict (reference) do nothing returning id`,
    [
      payment.id,
      payment.reference,
      payment.clientSecret,
      payment.state,
      payment.amount,
      payment.currency,
      payment.saveCard,
      payment.isStored,
      payment.card?.token ?? null,
      payment.parentOrigin,
      payment.noticeUrl,
      payment.language,
      payment.createdAt,
      payment.expiresAt,
      dueAt(payment),
      payment.isAuthenticated,
      payment.acceptFunding,
      payment.registers,
      payment.payer,
    ],
  )
  return rows.length === 1
}

/** Keeps what has changed in a payment. */
export async function updatePayment(query: Queries, payment: Payment): Promise<void> {
  await query(
    `update payments set state = $2, captured_amount = $3, refunded_amount = $4, fee = $5, card_token = $6, due_at = $7 where id = $1`,
    [payment.id, payment.state, payment.capturedAmount, payment.refundedAmount, payment.fee, payment.card?.token ?? null, dueAt(payment)],
  )
}
