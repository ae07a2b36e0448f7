import type { Queries } from '@fairhouse/process/database.ts'
import { newId } from '@fairhouse/process/ids.ts'

/** A movement on the merchant's account with the acquirer. Amounts are never negative; the type gives the direction. */
type StatementLine = {
  id: string
  type: 'payment' | 'refund' | 'chargeback' | 'chargebackReversed' | 'payout' | 'payoutReturned'
  reference: string
  /** For a refund: the reference of the refunded payment. */
  paymentReference?: string | null
  /** The id of the refund or dispute that moved it. */
  about?: string | null
  amount: bigint
  fee: bigint
  currency: string
  at: Date
}

/** Books a movement. */
export async function writeStatementLine(query: Queries, line: Omit<StatementLine, 'id'>): Promise<void> {
  await query(
    `insert into statement_lines (id, type, reference, amount, fee, currency, at, payment_reference, about)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      newId('line'),
      line.type,
      line.reference,
      line.amount,
      line.fee,
      line.currency,
      line.at,
      line.paymentReference ?? null,
      line.about ?? null,
    ],
  )
}

/** Movements from a time on, until before another. */
export async function readStatement(query: Queries, from: Date, to: Date): Promise<StatementLine[]> {
  return query<StatementLine>(
    `select id, type, reference, payment_reference as "paymentReference", about, amount, fee, currency, at from statement_lines where at >= $1 and at < $2 order by at, id`,
    [from, to],
  )
}
