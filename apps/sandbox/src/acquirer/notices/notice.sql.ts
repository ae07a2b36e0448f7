import type { Queries } from '@fairhouse/process/database.ts'
import type { Notice } from './notice.ts'

const columns = `id, event_id as "eventId", type, about, url, body, copies, created_at as "createdAt", next_at as "nextAt", attempts, outcome,
  last_answer as "lastAnswer"`

/** Keeps a notice to be sent. */
export async function insertNotice(query: Queries, notice: Omit<Notice, 'id' | 'attempts' | 'lastAnswer'>): Promise<void> {
  await query(
    `insert into notices (event_id, type, about, url, body, copies, created_at, next_at, outcome) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [notice.eventId, notice.type, notice.about, notice.url, notice.body, notice.copies, notice.createdAt, notice.nextAt, notice.outcome],
  )
}

/** Reads due notices, except those being sent. */
export async function readDueNotices(query: Queries, now: Date, underWay: bigint[]): Promise<Notice[]> {
  return query<Notice>(`select ${columns} from notices where next_at <= $1 and id <> all ($2::bigint[]) order by next_at, id limit 32`, [
    now,
    underWay,
  ])
}

/** Stores the outcome of an attempt. */
export async function updateNotice(query: Queries, notice: Notice): Promise<void> {
  await query(`update notices set next_at = $2, attempts = $3, outcome = $4, last_answer = $5 where id = $1`, [
    notice.id,
    notice.nextAt,
    notice.attempts,
    notice.outcome,
    notice.lastAnswer,
  ])
}

/** Reads the notices about some payments or payouts, oldest first. */
export async function readNotices(query: Queries, about: string[]): Promise<Notice[]> {
  return query<Notice>(`select ${columns} from notices where about = any ($1) order by id`, [about])
}

/** Reads the latest notice about a payment or payout. */
export async function readLastNotice(query: Queries, about: string): Promise<Notice | null> {
  return (await query<Notice>(`select ${columns} from notices where about = $1 order by id desc limit 1`, [about]))[0] ?? null
}
