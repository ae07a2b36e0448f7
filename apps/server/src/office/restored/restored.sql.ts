import type { Sql } from '../../base/database/database.ts'

/** A restore of the house to a moment of the database's time. */
export type RestoredRow = { id: bigint; moment: Date; marked_at: Date; incident: bigint }

/** Reads the restore because of which the house is shut; `lock` keeps others from opening it until the transaction ends. */
export async function readShut(sql: Sql, lock = false): Promise<RestoredRow | undefined> {
  const { rows } = await sql.query<RestoredRow>({
    text: `select id, moment, marked_at, incident from restored where opened_at is null${lock ? ' for update' : ''}`,
  })
  return rows[0]
}

/** How far the asking of one provider or studio is; `listed` and `booked` count over all its runs. */
export type SourceRow = {
  source: string
  state: 'asking' | 'asked' | 'unlisted' | 'silent'
  tried_at: Date
  asked_at: Date | null
  listed: number
  booked: number
  error: string | null
}

export async function readSources(sql: Sql, restored: bigint): Promise<SourceRow[]> {
  const { rows } = await sql.query<SourceRow>({
    text: `select source, state, tried_at, asked_at, listed, booked, error from restored_source where restored = $1 order by source`,
    values: [restored],
  })
  return rows
}

type SourceNews = Pick<SourceRow, 'source' | 'state'> & { at: Date; listed?: number; booked?: number; error?: string }

/** Keeps how a source answered: `listed` is what its list has, `booked` is added to what was booked before. */
export async function writeSource(sql: Sql, restored: bigint, { source, state, at, listed, booked = 0, error }: SourceNews): Promise<void> {
  await sql.query({
    text: `insert into restored_source as s (restored, source, state, tried_at, asked_at, listed, booked, error)
           values ($1, $2, $3, $4, case when $3 in ('asked', 'unlisted') then $4::timestamptz end, coalesce($5, 0), $6, $7)
           on conflict (restored, source) do update set state = excluded.state, tried_at = excluded.tried_at,
             asked_at = coalesce(excluded.asked_at, s.asked_at), listed = coalesce($5, s.listed), booked = s.booked + excluded.booked, error = excluded.error`,
    values: [restored, source, state, at, listed ?? null, booked, error?.slice(0, 500) ?? null],
  })
}

/** One thing that could not be booked, or that a person should look at, with its reason. */
export type LeftRow = {
  source: string
  subject: string
  why: string
  amount: bigint | null
  currency: string | null
  happened_at: Date | null
}

export async function readLeft(sql: Sql, restored: bigint, most: number): Promise<LeftRow[]> {
  const { rows } = await sql.query<LeftRow>({
    text: `select source, subject, why, amount, currency, happened_at from restored_left where restored = $1
           order by source, happened_at nulls last, subject limit $2`,
    values: [restored, most],
  })
  return rows
}

/** Reads what is left of one source, by its subjects. */
export async function readLeftSubjects(sql: Sql, restored: bigint, source: string): Promise<Set<string>> {
  const { rows } = await sql.query<{ subject: string }>({
    text: 'select subject from restored_left where restored = $1 and source = $2',
    values: [restored, source],
  })
  return new Set(rows.map(({ subject }) => subject))
}

export async function readLeftCount(sql: Sql, restored: bigint): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    text: 'select count(*)::int as count from restored_left where restored = $1',
    values: [restored],
  })
  return rows[0]?.count ?? 0
}

export async function writeLeft(
  sql: Sql,
  restored: bigint,
  { source, subject, why, amount, currency, happened_at }: LeftRow,
): Promise<void> {
  await sql.query({
    text: `insert into restored_left (restored, source, subject, why, amount, currency, happened_at) values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (restored, source, subject) do update set why = excluded.why`,
    values: [restored, source, subject, why, amount, currency, happened_at],
  })
}

/** Takes something out that could be booked after all. */
export async function deleteLeft(sql: Sql, restored: bigint, source: string, subject: string): Promise<void> {
  await sql.query({
    text: 'delete from restored_left where restored = $1 and source = $2 and subject = $3',
    values: [restored, source, subject],
  })
}

export async function writeOpened(
  sql: Sql,
  restored: bigint,
  { at, by, reason, unanswered }: { at: Date; by: string; reason: string; unanswered: readonly string[] },
): Promise<void> {
  await sql.query({
    text: 'update restored set opened_at = $2, opened_by = $3, reason = $4, unanswered = $5 where id = $1',
    values: [restored, at, by, reason, unanswered],
  })
}
