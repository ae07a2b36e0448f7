import type { Queries } from '@fairhouse/process/database.ts'

/** A call that must arrive: its content, and the state of its delivery. */
export type Sending = {
  transactionId: string
  roundId: string
  call: 'win' | 'rollback' | 'roundClose'
  body: Record<string, unknown>
  createdAt: Date
  nextAt: Date | null
  attempts: number
  outcome: 'waiting' | 'done' | 'alarm' | 'givenUp'
  lastAnswer: string | null
}

const columns = `transaction_id as "transactionId", round_id as "roundId", call, body, created_at as "createdAt", next_at as "nextAt", attempts, outcome,
  last_answer as "lastAnswer"`

/** Keeps a call to be made, in the transaction that makes it necessary. */
export async function insertSending(
  query: Queries,
  sending: Pick<Sending, 'transactionId' | 'roundId' | 'call' | 'body' | 'createdAt' | 'nextAt'>,
): Promise<void> {
  const { transactionId, roundId, call, body, createdAt, nextAt } = sending
  await query(
    `insert into outbox (transaction_id, round_id, call, body, created_at, next_at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [transactionId, roundId, call, body, createdAt, nextAt],
  )
}

/** Reads due calls. */
export async function readDueSendings(query: Queries, now: Date): Promise<Sending[]> {
  return query<Sending>(`select ${columns} from outbox where next_at <= $1 order by next_at, transaction_id limit 64`, [now])
}

/** Reads the calls about some rounds. */
export async function readSendings(query: Queries, roundIds: string[]): Promise<Sending[]> {
  return query<Sending>(`select ${columns} from outbox where round_id = any ($1) order by created_at, transaction_id`, [roundIds])
}

/** Stores the outcome of an attempt at a moment. */
export async function updateSending(query: Queries, sending: Sending, now: Date): Promise<void> {
  const { transactionId, nextAt, attempts, outcome, lastAnswer } = sending
  const done = `done_at = case when $4 = 'done' then $6::timestamptz end`
  await query(`update outbox set next_at = $2, attempts = $3, outcome = $4, last_answer = $5, ${done} where transaction_id = $1`, [
    transactionId,
    nextAt,
    attempts,
    outcome,
    lastAnswer,
    now,
  ])
}

/** Makes the unfinished calls of a round due now; a delayed first attempt stays delayed unless `all` is said. */
export async function hurrySendings(query: Queries, roundId: string, now: Date, all: boolean): Promise<void> {
  await query(
    `update outbox set next_at = $2, outcome = 'waiting' where round_id = $1 and outcome <> 'done' and (attempts > 0 or $3) and (next_at is null or next_at > $2)
       and ($3 or outcome = 'waiting')`,
    [roundId, now, all],
  )
}
