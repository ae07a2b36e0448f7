import type { Queries } from '@fairhouse/process/database.ts'
import type { Answer } from '../base/answer.ts'

/** A call that was answered under its key. */
type AnsweredCall = Answer & { call: string; bodyHash: string }

/** Lets one call at a time work under a key, until the transaction ends. */
export async function lockKey(query: Queries, key: string): Promise<void> {
  await query(`select pg_advisory_xact_lock(hashtextextended('idempotency:' || $1::text, 0))`, [key])
}

/** Reads the answer given under a key. */
export async function readAnsweredCall(query: Queries, key: string): Promise<AnsweredCall | null> {
  const rows = await query<AnsweredCall>(
    `select call, body_hash as "bodyHash", status, answer as body from idempotent_calls where key = $1`,
    [key],
  )
  return rows[0] ?? null
}

/** Keeps what is answered under a key. */
export async function writeAnsweredCall(query: Queries, key: string, answered: AnsweredCall, at: Date): Promise<void> {
  await query(`insert into idempotent_calls (key, call, body_hash, status, answer, created_at) values ($1, $2, $3, $4, $5, $6)`, [
    key,
    answered.call,
    answered.bodyHash,
    answered.status,
    JSON.stringify(answered.body),
    at,
  ])
}
