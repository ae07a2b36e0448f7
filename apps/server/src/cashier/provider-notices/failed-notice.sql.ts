import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'

/** A notice that could not be read, or not be applied. */
export type FailedNotice = {
  id: string
  provider: string
  kind: 'unreadable' | 'unapplied'
  event_key: string | null
  reference: string | null
  shard: number | null
  why: string
  sealed_raw: Buffer | null
  received_at: Date
  last_at: Date
  tries: number
}

/** Selects the notices that wait for a person. */
export const readsFailedNotices = `
  select id, provider, kind, event_key, reference, shard, why, sealed_raw, received_at, last_at, tries from failed_notice where state = 'waiting'`

export async function readFailedNotice(sql: Sql, id: string): Promise<FailedNotice | undefined> {
  const { rows } = await sql.query<FailedNotice>({ text: `select * from (${readsFailedNotices}) f where id = $1`, values: [id] })
  return rows[0]
}

/** Takes one until the transaction ends, so that it is decided once. */
export async function lockFailedNotice(sql: Sql, id: string): Promise<boolean> {
  const { rowCount } = await sql.query({ text: `select from failed_notice where id = $1 and state = 'waiting' for update`, values: [id] })
  return rowCount === 1
}

type NewFailedNotice = Omit<FailedNotice, 'received_at' | 'last_at' | 'tries' | 'sealed_raw'> & { sealed_raw: Buffer; at: Date }

/**
 * Keeps a notice that failed, or that it failed again. Of one provider at most so many wait: nobody can fill the table
 * with what cannot be read.
 */
export async function writeFailedNotice(sql: Sql, notice: NewFailedNotice, most: number): Promise<void> {
  await sql.query({
    text: `insert into failed_notice (id, provider, kind, event_key, reference, shard, why, sealed_raw, received_at, last_at)
           select $1, $2, $3, $4, $5, $6::smallint, $7, $8, $9, $9
           where (select count(*) from (select from failed_notice where provider = $2 and state = 'waiting' limit $10) f) < $10
             or exists (select from failed_notice where id = $1)
           on conflict (id) do update set kind = excluded.kind, why = excluded.why, last_at = excluded.last_at, tries = failed_notice.tries + 1,
             state = case when failed_notice.state = 'taken' then 'waiting' else failed_notice.state end,
             decided_at = case when failed_notice.state = 'taken' then null else failed_notice.decided_at end,
             decided_by = case when failed_notice.state = 'taken' then null else failed_notice.decided_by end`,
    values: [
      notice.id,
      notice.provider,
      notice.kind,
      notice.event_key,
      notice.reference,
      notice.shard,
      notice.why,
      notice.sealed_raw,
      notice.at,
      most,
    ],
  })
}

/** Ends the waiting of a notice: it was taken after all, or a person dismissed it. */
export async function endFailedNotice(sql: Sql, id: string, state: 'taken' | 'dismissed', at: Date, by: Actor): Promise<void> {
  await sql.query({
    text: `update failed_notice set state = $2, decided_at = $3, decided_by = $4 where id = $1 and state = 'waiting'`,
    values: [id, state, at, by],
  })
}
