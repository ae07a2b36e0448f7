import { createHmac, type KeyObject } from 'node:crypto'
import type { Sql } from '../database/database.ts'

export type KeptAnswer = { status: number; answer: unknown }

/** Digests a call and its body, keyed because a body may hold a password. */
export const bodyHashOf = (key: KeyObject, call: string, body: unknown): string =>
  createHmac('sha256', key)
    .update(`kept answer\n${call}\n${JSON.stringify(body)}`)
    .digest('base64url')

/** Whose key it is, and who is working on its answer. */
export type KeyClaim = { owner: string; key: string; by: string }

/** How long a claim lasts unless renewed; the longest wait for a retry after a crash. */
export const claimMs = 5000

/**
 * Claims a key for this body in one statement that decides for all nodes. Returns `mismatch` if it was used with
 * another body, the kept answer if there is one, or `busy` while somebody else works on it.
 */
export async function claimKey(
  sql: Sql,
  { owner, key, by }: KeyClaim,
  bodyHash: string,
  at: Date,
): Promise<'free' | 'busy' | 'mismatch' | KeptAnswer> {
  const { rowCount } = await sql.query({
    text: `insert into kept_answer as k (owner, key, body_hash, at, claimed_by, claimed_until)
           values ($1, $2, $3, $4, $5, clock_timestamp() + $6 * interval '1 millisecond')
           on conflict (owner, key) do update set claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until
             where k.status is null and k.body_hash = excluded.body_hash and (k.claimed_until <= clock_timestamp()) is not false
           returning 1`,
    values: [owner, key, bodyHash, at, by, claimMs],
  })
  if (rowCount === 1) return 'free'
  const { rows } = await sql.query<{ body_hash: string; status: number | null; answer: unknown }>({
    text: 'select body_hash, status, answer from kept_answer where owner = $1 and key = $2',
    values: [owner, key],
  })
  const row = rows[0]
  if (!row) return 'busy' // it was deleted at this very moment
  if (row.body_hash !== bodyHash) return 'mismatch'
  return row.status === null ? 'busy' : { status: row.status, answer: row.answer }
}

export async function keepAnswer(sql: Sql, owner: string, key: string, { status, answer }: KeptAnswer): Promise<void> {
  await sql.query({
    text: 'update kept_answer set status = $3, answer = $4 where owner = $1 and key = $2',
    values: [owner, key, status, JSON.stringify(answer)],
  })
}

/** Extends the claim while its call is being worked on. */
export async function renewClaim(sql: Sql, { owner, key, by }: KeyClaim): Promise<void> {
  await sql.query({
    text: `update kept_answer set claimed_until = clock_timestamp() + $4 * interval '1 millisecond'
           where owner = $1 and key = $2 and claimed_by = $3 and status is null`,
    values: [owner, key, by, claimMs],
  })
}

/** Releases the key of a failed call, so that a retry starts over. */
export async function releaseClaim(sql: Sql, { owner, key, by }: KeyClaim): Promise<void> {
  await sql.query({
    text: 'update kept_answer set claimed_until = null where owner = $1 and key = $2 and claimed_by = $3',
    values: [owner, key, by],
  })
}
