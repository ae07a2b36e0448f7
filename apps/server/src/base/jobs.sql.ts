import type { Sql } from './database.ts'

export type JobRow = { id: bigint; kind: string; key: string; payload: Record<string, unknown>; tries: number }

/** Puts work on the list, or moves it to an earlier moment where it is there already. One piece of work for each kind and key. */
export async function writeJob(sql: Sql, kind: string, key: string, dueAt: Date, payload: Record<string, unknown> = {}): Promise<void> {
  await sql.query({
    text: `insert into job (kind, key, due_at, payload) values ($1, $2, $3, $4)
           on conflict (kind, key) do update set due_at = least(job.due_at, excluded.due_at), payload = excluded.payload, rewritten = true`,
    values: [kind, key, dueAt, JSON.stringify(payload)],
  })
}

/** Takes due work of some kinds with a lease; what another process holds is passed over. */
export async function takeJobs(sql: Sql, kinds: readonly string[], now: Date, leaseUntil: Date, most: number): Promise<JobRow[]> {
  const { rows } = await sql.query<JobRow>({
    name: 'job_take',
    text: `update job set leased_until = $2, tries = tries + 1, rewritten = false
           where id in (select id from job where kind = any($4) and due_at <= $1 and (leased_until is null or leased_until <= $1) order by due_at limit $3 for update skip locked)
           returning id, kind, key, payload, tries`,
    values: [now, leaseUntil, most, kinds],
  })
  return rows
}

/** Takes work that is done off the list; what was put there again meanwhile stays and is done once more. */
export async function deleteJob(sql: Sql, id: bigint): Promise<void> {
  await sql.query({
    text: `with over as (delete from job where id = $1 and not rewritten) update job set leased_until = null where id = $1 and rewritten`,
    values: [id],
  })
}

/** Gives work back: to be done at a later moment, with the reason of a failure if there was one. */
export async function postponeJob(sql: Sql, id: bigint, dueAt: Date, lastError: string | null): Promise<void> {
  await sql.query({
    text: 'update job set due_at = $2, leased_until = null, last_error = $3 where id = $1',
    values: [id, dueAt, lastError],
  })
}

export async function deleteJobOf(sql: Sql, kind: string, key: string): Promise<void> {
  await sql.query({ text: 'delete from job where kind = $1 and key = $2', values: [kind, key] })
}
