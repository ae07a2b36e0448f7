import type { Queries } from '@fairhouse/process/database.ts'
import type { PhoneRequest } from './phone-request.ts'

const columns = `id, app, person, code, message, asked, answer, reply, created_at as "createdAt", expires_at as "expiresAt"`

export async function insertRequest(query: Queries, request: PhoneRequest): Promise<void> {
  const { id, app, person, code, message, asked, answer, reply, createdAt, expiresAt } = request
  await query(
    `insert into phone_requests (id, app, person, code, message, asked, answer, reply, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, app, person, code, message, JSON.stringify(asked), answer, reply && JSON.stringify(reply), createdAt, expiresAt],
  )
}

export async function readRequest(query: Queries, id: string): Promise<PhoneRequest | null> {
  return (await query<PhoneRequest>(`select ${columns} from phone_requests where id = $1`, [id]))[0] ?? null
}

/** Stores a phone's answer. Returns false if it has already answered. */
export async function writeAnswer(query: Queries, id: string, answer: string, reply: unknown): Promise<boolean> {
  const rows = await query<{ id: string }>(
    `update phone_requests set answer = $2, reply = $3 where id = $1 and answer is null returning id`,
    [id, answer, JSON.stringify(reply)],
  )
  return rows.length === 1
}

/** Reads the newest requests, open ones first. */
export async function readRequests(query: Queries, limit: number): Promise<PhoneRequest[]> {
  return query<PhoneRequest>(`select ${columns} from phone_requests order by answer is not null, created_at desc limit $1`, [limit])
}
