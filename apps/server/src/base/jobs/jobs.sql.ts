import type { Sql } from '../database/database.ts'

export type JobRow = { id: bigint; kind: string; key: string; payload: Record<string, unknown>; tries: number }
/** A job that was taken, and how often it has failed since it last succeeded. */
export type TakenJob = JobRow & { failures: number }

/** Who takes jobs: a process, how long its leases last unless renewed, and the jobs it is running. */
export type Taker = { id: string; leaseMs: number; running: readonly bigint[] }

/**
 * Schedules a job, or moves an existing one to an earlier time. There is one per kind and key; one that was given up is
 * retried, as there is a new reason to.
 */
export async function writeJob(sql: Sql, kind: string, key: string, dueAt: Date, payload: Record<string, unknown> = {}): Promise<void> {
  await sql.query({
    text: `insert into job (kind, key, due_at, payload) values ($1, $2, $3, $4)
           on conflict (kind, key) do update set due_at = least(job.due_at, excluded.due_at), payload = excluded.payload, rewritten = true,
             failures = case when job.dead_at is null then job.failures else 0 end, dead_at = null`,
    values: [kind, key, dueAt, JSON.stringify(payload)],
  })
}

/** Moves a job that is scheduled to an earlier time; does nothing if there is none. */
export async function hastenJob(sql: Sql, kind: string, key: string, dueAt: Date): Promise<void> {
  await sql.query({
    text: `update job set due_at = least(due_at, $3), rewritten = true, failures = case when dead_at is null then failures else 0 end, dead_at = null
           where kind = $1 and key = $2`,
    values: [kind, key, dueAt],
  })
}

/**
 * Takes due jobs of some kinds with a lease, skipping those others hold. Due times follow our clock; leases follow the
 * database's, which all processes share and nobody moves. An expired lease counts as a failure.
 */
export async function takeJobs(sql: Sql, kinds: readonly string[], now: Date, most: number, taker: Taker): Promise<TakenJob[]> {
  const { rows } = await sql.query<TakenJob>({
    name: 'job_take',
    text: `update job set leased_until = clock_timestamp() + $5 * interval '1 millisecond', leased_by = $6, tries = tries + 1,
             failures = failures + (leased_until is not null)::integer, rewritten = false
           where id = any(array(select id from job where kind = any($2) and due_at <= $1 and dead_at is null and id <> all($4::bigint[])
             and (leased_until is null or leased_until <= clock_timestamp()) order by due_at limit $3 for update skip locked))
           returning id, kind, key, payload, tries, failures`,
    values: [now, kinds, most, taker.running, taker.leaseMs, taker.id],
  })
  return rows
}

/** Renews the leases of running jobs; returns those still held. */
export async function renewJobs(sql: Sql, { id, leaseMs, running }: Taker): Promise<bigint[]> {
  const { rows } = await sql.query<{ id: bigint }>({
    text: `update job set leased_until = clock_timestamp() + $3 * interval '1 millisecond' where id = any($1::bigint[]) and leased_by = $2 returning id`,
    values: [running, id, leaseMs],
  })
  return rows.map((row) => row.id)
}

/** Deletes a finished job; if it was scheduled again meanwhile, it stays and runs once more. */
export async function deleteJob(sql: Sql, id: bigint, taker: string): Promise<void> {
  await sql.query({
    text: `with over as (delete from job where id = $1 and leased_by = $2 and not rewritten)
           update job set leased_until = null, leased_by = null, failures = 0 where id = $1 and leased_by = $2 and rewritten`,
    values: [id, taker],
  })
}

/** Returns a job, to run again later. */
export async function postponeJob(sql: Sql, id: bigint, taker: string, dueAt: Date): Promise<void> {
  await sql.query({
    text: `update job set due_at = $3, leased_until = null, leased_by = null, failures = 0, last_error = null where id = $1 and leased_by = $2`,
    values: [id, taker, dueAt],
  })
}

/** Returns a failed job with the reason: to be retried later, or put aside for an operator. */
export async function writeJobFailure(
  sql: Sql,
  id: bigint,
  taker: string,
  failed: { failures: number; dueAt: Date; lastError: string; deadAt: Date | null },
): Promise<void> {
  await sql.query({
    text: `update job set due_at = $3, leased_until = null, leased_by = null, failures = $4, last_error = $5, dead_at = $6
           where id = $1 and leased_by = $2`,
    values: [id, taker, failed.dueAt, failed.failures, failed.lastError, failed.deadAt],
  })
}

/** Reads the payloads of the jobs of a kind that are not done yet, those too that were given up. */
export async function readPayloads(sql: Sql, kind: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql.query<Pick<JobRow, 'payload'>>({ text: 'select payload from job where kind = $1 order by id', values: [kind] })
  return rows.map(({ payload }) => payload)
}

export async function deleteJobOf(sql: Sql, kind: string, key: string): Promise<void> {
  await sql.query({ text: 'delete from job where kind = $1 and key = $2', values: [kind, key] })
}

type JobCount = { kind: string; running: bigint; due: bigint; dead: bigint; oldest_due: Date | null }

/** Counts jobs by kind and state at a time of our clock. */
export async function countJobs(sql: Sql, now: Date): Promise<JobCount[]> {
  const { rows } = await sql.query<JobCount>({
    text: `select kind, count(*) filter (where runs) as running, count(*) filter (where waits) as due,
             count(*) filter (where dead_at is not null) as dead, min(due_at) filter (where waits) as oldest_due
           from (select kind, due_at, dead_at, leased_until > clock_timestamp() is true as runs,
                   dead_at is null and due_at <= $1 and leased_until > clock_timestamp() is not true as waits from job) j
           group by kind order by kind`,
    values: [now],
  })
  return rows
}

type DeadJob = { id: bigint; kind: string; key: string; failures: number; last_error: string | null; dead_at: Date }

/** Reads jobs that were given up, oldest first. */
export async function readDeadJobs(sql: Sql): Promise<DeadJob[]> {
  const { rows } = await sql.query<DeadJob>({
    text: 'select id, kind, key, failures, last_error, dead_at from job where dead_at is not null order by dead_at, id',
  })
  return rows
}

/** Retries jobs that were given up, one or all, now. Returns how many. */
export async function reviveJobs(sql: Sql, id: bigint | undefined, now: Date): Promise<number> {
  const { rowCount } = await sql.query({
    text: 'update job set dead_at = null, failures = 0, due_at = $2 where dead_at is not null and ($1::bigint is null or id = $1)',
    values: [id ?? null, now],
  })
  return rowCount ?? 0
}
