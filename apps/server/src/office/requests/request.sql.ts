import type { Consequence } from '@fairhouse/contract/office/base/office-call.ts'
import type { Sql } from '../../base/database/database.ts'

export type RequestState = 'waiting' | 'applied' | 'rejected' | 'withdrawn' | 'failed'
export type RequestRow = {
  id: string
  call: string
  gate: 'stepUp' | 'second'
  sealed_input: Buffer
  input_hash: string
  sealed_reason: Buffer
  subject: string | null
  precondition: Record<string, string>
  preview: Consequence
  made_by: bigint
  made_at: Date
  expires_at: Date
  state: RequestState
  decided_by: bigint | null
  decided_at: Date | null
  sealed_decision: Buffer | null
  sealed_answer: Buffer | null
  made_by_name: string
  decided_by_name: string | null
}
const select = `select r.*, m.name as made_by_name, d.name as decided_by_name from change_request r
  join staff m on m.id = r.made_by left join staff d on d.id = r.decided_by`

export type NewRequest = Pick<
  RequestRow,
  | 'id'
  | 'call'
  | 'gate'
  | 'sealed_input'
  | 'input_hash'
  | 'sealed_reason'
  | 'subject'
  | 'precondition'
  | 'preview'
  | 'made_by'
  | 'made_at'
  | 'expires_at'
>

export async function insertRequest(sql: Sql, row: NewRequest): Promise<void> {
  await sql.query({
    text: `insert into change_request (id, call, gate, sealed_input, input_hash, sealed_reason, subject, precondition, preview, made_by, made_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    values: [
      row.id,
      row.call,
      row.gate,
      row.sealed_input,
      row.input_hash,
      row.sealed_reason,
      row.subject,
      JSON.stringify(row.precondition),
      JSON.stringify(row.preview),
      row.made_by,
      row.made_at,
      row.expires_at,
    ],
  })
}

/** Reads a request; with `lock` nobody else decides it until the transaction ends. */
export async function readRequest(sql: Sql, id: string, lock = false): Promise<RequestRow | undefined> {
  const { rows } = await sql.query<RequestRow>({ text: `${select} where r.id = $1 ${lock ? 'for update of r' : ''}`, values: [id] })
  return rows[0]
}

type Wanted = {
  state?: string | undefined
  madeBy?: bigint | undefined
  notBy?: bigint | undefined
  /** Whoever asks: what waits for a passkey is shown to its maker alone. */
  reader: bigint
  calls: readonly string[] | undefined
  after?: { at: Date; id: string } | undefined
  now: Date
  most: number
}

/** Reads requests, the newest first: of one colleague, or of others for calls that somebody may decide. */
export async function listRequests(sql: Sql, { state, madeBy, notBy, reader, calls, after, now, most }: Wanted): Promise<RequestRow[]> {
  const { rows } = await sql.query<RequestRow>({
    text: `${select} where ($1::text is null or case when r.state = 'waiting' and r.expires_at <= $8 then 'expired' else r.state end = $1)
             and ($2::bigint is null or r.made_by = $2)
             and ($3::text[] is null or r.call = any($3) or r.made_by = $9)
             and ($4::bigint is null or (r.made_by = $4) = (r.gate = 'stepUp'))
             and (r.gate = 'second' or r.made_by = $9)
             and ($5::timestamptz is null or (r.made_at, r.id) < ($5, $6))
           order by r.made_at desc, r.id desc limit $7`,
    values: [state ?? null, madeBy ?? null, calls ?? null, notBy ?? null, after?.at ?? null, after?.id ?? null, most, now, reader],
  })
  return rows
}

type Decision = { state: RequestState; by: bigint | null; at: Date; why?: Buffer; answer?: Buffer }

/** Decides a request that waits; returns false if it was decided before. */
export async function writeDecision(sql: Sql, id: string, { state, by, at, why, answer }: Decision): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `update change_request set state = $2, decided_by = $3, decided_at = $4, sealed_decision = $5, sealed_answer = $6 where id = $1 and state = 'waiting'`,
    values: [id, state, by, at, why ?? null, answer ?? null],
  })
  return rowCount === 1
}

/** Withdraws everything that somebody has asked for and that still waits; returns how many. */
export async function withdrawRequestsOf(sql: Sql, staff: bigint, at: Date): Promise<number> {
  const { rowCount } = await sql.query({
    text: `update change_request set state = 'withdrawn', decided_by = made_by, decided_at = $2 where made_by = $1 and state = 'waiting'`,
    values: [staff, at],
  })
  return rowCount ?? 0
}

/**
 * Returns whether an actor has done something about a subject since a moment, other than applying what others asked for.
 * Each act has an entry of the office: what use cases write beside it says nothing more about who decided.
 */
export async function hasTouched(sql: Sql, actor: string, subject: string, since: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `select from audit where subject = $2 and actor = $1 and at >= $3 and action like 'office.%' and not details ? 'request' limit 1`,
    values: [actor, subject, since],
  })
  return rowCount === 1
}
