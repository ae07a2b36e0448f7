import { createHmac, type KeyObject } from 'node:crypto'
import type { Sql } from './database.ts'

export type KeptAnswer = { status: number; answer: unknown }

/** A digest of which call was asked with which body; with a key of ours, for a body may hold a password. */
export const bodyHashOf = (key: KeyObject, call: string, body: unknown): string =>
  createHmac('sha256', key)
    .update(`kept answer\n${call}\n${JSON.stringify(body)}`)
    .digest('base64url')

/** Notes that a key is used for this body. `mismatch` where it was used for another one; the kept answer where there is one. */
export async function claimKey(
  sql: Sql,
  owner: string,
  key: string,
  bodyHash: string,
  at: Date,
): Promise<'free' | 'mismatch' | KeptAnswer> {
  await sql.query({
    text: 'insert into kept_answer (owner, key, body_hash, at) values ($1, $2, $3, $4) on conflict do nothing',
    values: [owner, key, bodyHash, at],
  })
  const { rows } = await sql.query<{ body_hash: string; status: number | null; answer: unknown }>({
    text: 'select body_hash, status, answer from kept_answer where owner = $1 and key = $2',
    values: [owner, key],
  })
  const row = rows[0]! // it was just written or was there
  if (row.body_hash !== bodyHash) return 'mismatch'
  return row.status === null ? 'free' : { status: row.status, answer: row.answer }
}

export async function keepAnswer(sql: Sql, owner: string, key: string, { status, answer }: KeptAnswer): Promise<void> {
  await sql.query({
    text: 'update kept_answer set status = $3, answer = $4 where owner = $1 and key = $2',
    values: [owner, key, status, JSON.stringify(answer)],
  })
}
