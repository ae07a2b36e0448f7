import type { Sql } from '../../base/database/database.ts'

export type Channel = 'email' | 'phoneNumber'
/** An owner's code on a channel: how often one was sent, the current one, and when it was proven. */
export type CodeRow = {
  sent_number: number
  pin_id: string | null
  code_hash: string | null
  wrong_tries: number
  sent_at: Date | null
  expires_at: Date | null
  verified_at: Date | null
}

const columns = 'sent_number, pin_id, code_hash, wrong_tries, sent_at, expires_at, verified_at'

export async function readCode(sql: Sql, owner: string, channel: Channel): Promise<CodeRow | undefined> {
  const { rows } = await sql.query<CodeRow>({
    text: `select ${columns} from verification_code where owner = $1 and channel = $2`,
    values: [owner, channel],
  })
  return rows[0]
}

type NewCode = { owner: string; channel: Channel; pinId: string; codeHash: string; at: Date; expiresAt: Date }

/** Replaces the code in one statement; undefined if sends are used up, the last is too recent, or it is proven. */
export async function takeSend(sql: Sql, c: NewCode, most: number, lastBefore: Date): Promise<CodeRow | undefined> {
  const { rows } = await sql.query<CodeRow>({
    text: `insert into verification_code as v (owner, channel, sent_number, pin_id, code_hash, sent_at, expires_at)
           values ($1, $2, 1, $3, $4, $5, $6)
           on conflict (owner, channel) do update set sent_number = v.sent_number + 1, pin_id = $3, code_hash = $4, wrong_tries = 0, sent_at = $5, expires_at = $6
             where v.verified_at is null and v.sent_number < $7 and (v.sent_at is null or v.sent_at <= $8)
           returning ${columns}`,
    values: [c.owner, c.channel, c.pinId, c.codeHash, c.at, c.expiresAt, most, lastBefore],
  })
  return rows[0]
}

/** Counts a try before the code is checked, so that parallel tries cannot evade the limit. */
export async function countWrongTry(sql: Sql, owner: string, channel: Channel): Promise<CodeRow | undefined> {
  const { rows } = await sql.query<CodeRow>({
    text: `update verification_code set wrong_tries = wrong_tries + 1 where owner = $1 and channel = $2 returning ${columns}`,
    values: [owner, channel],
  })
  return rows[0]
}

/** Consumes a code; returns false if it was used meanwhile. */
export async function writeCodeUsed(sql: Sql, owner: string, channel: Channel, codeHash: string, at: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `update verification_code set verified_at = $4, code_hash = null, wrong_tries = 0
           where owner = $1 and channel = $2 and code_hash = $3 and verified_at is null`,
    values: [owner, channel, codeHash, at],
  })
  return rowCount === 1
}

/** Deletes proof and current code because the value changed; the number of sends stays. */
export async function forgetProof(sql: Sql, owner: string, channel: Channel): Promise<void> {
  await sql.query({
    text: 'update verification_code set verified_at = null, code_hash = null, pin_id = null, expires_at = null where owner = $1 and channel = $2',
    values: [owner, channel],
  })
}

/** Resets an owner's sends. */
export async function clearSends(sql: Sql, owner: string): Promise<void> {
  await sql.query({ text: 'update verification_code set sent_number = 0 where owner = $1', values: [owner] })
}
