import type { QueuePart } from '@fairhouse/contract/office/queues/queue-parts.ts'
import type { Sql } from '../../base/database/database.ts'

/**
 * The items of a kind that wait: `rows` is a select with at least item, since, player and country. `subject` is what
 * change requests about an item are about; `turn` says by which moment items are ordered, of a row `s`, if not by `since`.
 */
export type QueueSource = { readonly kind: string; readonly subject: string; readonly rows: string; readonly turn?: string }

/** An item that waits, with what people have done about it; `Own` is what its kind adds. */
export type QueueRow<Own = object> = Own & {
  item: string
  since: Date
  /** Items come in this order, and are due so many hours after it. */
  turn: Date
  player: bigint
  country: string
  worker: bigint | null
  worker_name: string | null
  held_until: Date | null
  escalated_by: bigint | null
  escalated_name: string | null
  sealed_note: Buffer | null
  request: string | null
}

type Me = { staff: bigint; now: Date; countries: readonly string[] | undefined }

/** Takes the place of one at a time per queue, until the transaction ends. */
export async function lockQueue(sql: Sql, { kind }: QueueSource): Promise<void> {
  await sql.query({ text: `select pg_advisory_xact_lock(hashtext($1))`, values: [`queue ${kind}`] })
}

// $1 kind, $2 subject, $3 now
const marked = ({ rows, turn = 's.since' }: QueueSource) => `
  select s.*, ${turn} as turn, w.id as worker, w.name as worker_name, case when q.held_until > $3 then q.held_until end as held_until,
    q.escalated_by, e.name as escalated_name, q.sealed_note, r.id as request
  from (${rows}) s
  left join queue_item q on q.kind = $1 and q.item = s.item
  left join staff w on w.id = q.worker and q.kept_until > $3
  left join staff e on e.id = q.escalated_by
  left join lateral (select c.id from change_request c where c.subject = $2 || ':' || s.item and c.state = 'waiting' and c.expires_at > $3 limit 1) r on true`

const parts: Readonly<Record<QueuePart, string>> = {
  waiting: 'held_until is null and escalated_by is null and request is null',
  mine: 'worker = $4',
  held: 'held_until is not null',
  escalated: 'escalated_by is not null and request is null',
  requested: 'request is not null',
}

type Wanted = Me & { part: QueuePart; after: { turn: Date; item: string } | undefined; most: number }

/** Reads a part of a queue in its order. */
export async function readQueue<Own>(
  sql: Sql,
  source: QueueSource,
  { staff, now, countries, part, after, most }: Wanted,
): Promise<QueueRow<Own>[]> {
  const { rows } = await sql.query<QueueRow<Own>>({
    text: `select * from (${marked(source)}) i where ${parts[part]} and $4::bigint is not null
             and ($5::text[] is null or country = any ($5)) and ($6::timestamptz is null or (turn, item) > ($6, $7))
           order by turn, item limit $8`,
    values: [source.kind, source.subject, now, staff, countries, after?.turn ?? null, after?.item ?? null, most],
  })
  return rows
}

/** Reads one item that waits. */
export async function readQueueItem<Own>(sql: Sql, source: QueueSource, item: string, now: Date): Promise<QueueRow<Own> | undefined> {
  const { rows } = await sql.query<QueueRow<Own>>({
    text: `select * from (${marked(source)}) i where item = $4`,
    values: [source.kind, source.subject, now, item],
  })
  return rows[0]
}

type Free = { leads: boolean; not: readonly string[]; after: { turn: Date; item: string } | undefined; most: number }

/**
 * Reads what somebody may be given next: free, not set aside, not waiting for a second person, and escalated only to
 * whoever leads and did not hand it on themselves. What is escalated comes first, then what follows `after`.
 */
export async function readFree<Own>(
  sql: Sql,
  source: QueueSource,
  { staff, now, countries, leads, not, after, most }: Me & Free,
): Promise<QueueRow<Own>[]> {
  const { rows } = await sql.query<QueueRow<Own>>({
    text: `select * from (${marked(source)}) i
           where (worker is null or worker = $4) and held_until is null and request is null
             and (escalated_by is null or ($6 and escalated_by <> $4))
             and ($5::text[] is null or country = any ($5)) and item <> all ($7::text[])
           order by (worker = $4) is not true, escalated_by is null, coalesce((turn, item) <= ($9, $10), false), turn, item limit $8`,
    values: [source.kind, source.subject, now, staff, countries, leads, not, most, after?.turn ?? null, after?.item ?? null],
  })
  return rows
}

type Counted = Me & { leads: boolean; most: number }

/** Counts what somebody may be given, up to so many; tells since when the oldest waits, and the turn of the first. */
export async function countFree(
  sql: Sql,
  source: QueueSource,
  { staff, now, countries, leads, most }: Counted,
): Promise<{ waiting: number; oldest: Date | null; first: Date | null }> {
  const { rows } = await sql.query<{ waiting: number; oldest: Date | null; first: Date | null }>({
    text: `select count(*)::int as waiting, min(since) as oldest, min(turn) as first from (
             select since, turn from (${marked(source)}) i
             where (worker is null or worker = $4) and held_until is null and request is null
               and (escalated_by is null or ($6 and escalated_by <> $4)) and ($5::text[] is null or country = any ($5))
             order by turn limit $7) free`,
    values: [source.kind, source.subject, now, staff, countries, leads, most],
  })
  return rows[0]! // an aggregate always returns a row
}

/** Counts everything in a queue that is not set aside, up to so many; tells the turn of the first. */
export async function countQueue(sql: Sql, source: QueueSource, now: Date, most: number): Promise<{ waiting: number; first: Date | null }> {
  const { rows } = await sql.query<{ waiting: number; first: Date | null }>({
    text: `select count(*)::int as waiting, min(turn) as first
           from (select turn from (${marked(source)}) i where held_until is null order by turn limit $4) all_items`,
    values: [source.kind, source.subject, now, most],
  })
  return rows[0]! // an aggregate always returns a row
}

/** Keeps an item for somebody, unless somebody else has it. Returns whether they have it now. */
export async function keepItem(sql: Sql, { kind }: QueueSource, item: string, staff: bigint, until: Date, now: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `insert into queue_item as q (kind, item, worker, kept_until, changed_at) values ($1, $2, $3, $4, $5)
           on conflict (kind, item) do update set worker = excluded.worker, kept_until = excluded.kept_until, changed_at = excluded.changed_at
             where q.worker is null or q.worker = excluded.worker or q.kept_until <= $5`,
    values: [kind, item, staff, until, now],
  })
  return rowCount === 1
}

/** Gives back what somebody keeps. */
export async function leaveItem(sql: Sql, { kind }: QueueSource, item: string, staff: bigint): Promise<void> {
  await sql.query({
    text: `update queue_item set worker = null, kept_until = null where kind = $1 and item = $2 and worker = $3`,
    values: [kind, item, staff],
  })
}

type Mark = { heldUntil: Date | null; escalatedBy: bigint | null; sealedNote: Buffer }

/** Sets an item aside or hands it on, and gives it back. What was escalated stays so. */
export async function markItem(
  sql: Sql,
  { kind }: QueueSource,
  item: string,
  { heldUntil, escalatedBy, sealedNote }: Mark,
  now: Date,
): Promise<void> {
  await sql.query({
    text: `insert into queue_item as q (kind, item, held_until, escalated_by, sealed_note, changed_at) values ($1, $2, $3, $4, $5, $6)
           on conflict (kind, item) do update set worker = null, kept_until = null, held_until = excluded.held_until,
             escalated_by = coalesce(excluded.escalated_by, q.escalated_by), sealed_note = excluded.sealed_note, changed_at = excluded.changed_at`,
    values: [kind, item, heldUntil, escalatedBy, sealedNote, now],
  })
}

/** Forgets what was done about an item, which has been decided. */
export async function forgetItem(sql: Sql, { kind }: QueueSource, item: string): Promise<void> {
  await sql.query({ text: `delete from queue_item where kind = $1 and item = $2`, values: [kind, item] })
}
