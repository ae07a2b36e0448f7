import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { MovableClock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { DatabaseAway } from '../database/database-away.ts'
import { isDistributed } from '../environment.ts'
import { bringJobs } from './bring-jobs.sql.ts'
import { deleteJob, postponeJob, renewJobs, takeJobs, writeJobFailure, type JobRow, type TakenJob, type Taker } from './jobs.sql.ts'

/** A worker's result: nothing if the job is done, or when to run it again. */
export type JobOutcome = void | { againAt: Date }
export type Worker = (job: JobRow) => Promise<JobOutcome>

/** `waits` tells of a kind of work that it may not be done now: it stays where it is. */
type Options = { atOnce?: number; leaseMs?: number; waits?: (kind: string) => boolean }

const lookEveryMs = 250
const usuallyAtOnce = 8
const usualLeaseMs = 10_000
const longestBackoffMs = 3_600_000
// With the waits between them, nearly a day.
export const mostFailures = 30

/**
 * Runs jobs due by our clock: looks four times a second and whenever the clock moves. Renews a worker's lease while it
 * runs, so nobody else takes its job. Retries a worker that throws with growing delays, and finally puts it aside for
 * an operator. A slow one occupies only its own place among `atOnce`.
 */
export function runJobs(
  db: Database,
  clock: MovableClock,
  workers: Record<string, Worker>,
  log: FastifyBaseLogger,
  { atOnce = usuallyAtOnce, leaseMs = usualLeaseMs, waits = () => false }: Options = {},
) {
  const kinds = Object.keys(workers)
  const running = new Map<bigint, Promise<void>>()
  const self = randomUUID()
  const taker = () => ({ id: self, leaseMs, running: [...running.keys()] })
  const complain = oncePerOutage(log)
  const looking = neverTwiceAtOnce(take, complain)
  const { wake } = looking

  async function take(): Promise<void> {
    const free = atOnce - running.size
    if (free === 0) return
    const wanted = kinds.filter((kind) => !waits(kind))
    if (isDistributed()) await bringJobs(db)
    for (const job of await takeJobs(db, wanted, clock.now(), free, taker())) {
      const run = runOne({ db, clock, workers, log, self }, job).finally(() => {
        running.delete(job.id)
        wake()
      })
      running.set(job.id, run)
    }
  }

  clock.onMove(wake)
  const timer = setInterval(wake, lookEveryMs)
  const renewing = setInterval(() => void renew(db, taker(), (id) => running.has(id), log).catch(complain), leaseMs / 3)
  return {
    wake,
    async close() {
      clearInterval(timer)
      // Finish what was taken before the process ends; otherwise it would wait for its lease to expire.
      await looking.close()
      await Promise.all(running.values())
      clearInterval(renewing)
    },
  }
}

/** Runs work when woken; if woken while running, runs it once more. */
function neverTwiceAtOnce(work: () => Promise<void>, complain: ReturnType<typeof oncePerOutage>) {
  let running: Promise<void> | undefined
  let again = false
  let closed = false
  function wake(): void {
    again = running !== undefined
    if (running || closed) return
    running = work()
      .then(complain.over, complain)
      .finally(() => {
        running = undefined
        if (again) wake()
      })
  }
  const close = async (): Promise<void> => {
    closed = true
    await running
  }
  return { wake, close }
}

/** Renews the leases of running jobs; logs those that were lost. */
async function renew(db: Database, taker: Taker, runsStill: (id: bigint) => boolean, log: FastifyBaseLogger): Promise<void> {
  if (taker.running.length === 0) return
  const kept = new Set(await renewJobs(db, taker))
  for (const id of taker.running)
    if (!kept.has(id) && runsStill(id)) log.warn({ job: String(id) }, 'a job runs whose lease was lost; another process may do it, too')
}

/** Logs one line per outage: while the database is away every look fails. */
function oncePerOutage(log: FastifyBaseLogger) {
  let said = false
  const complain = (error: unknown): void => {
    if (!said) log.error({ error }, 'jobs could not be taken or held')
    said = true
  }
  return Object.assign(complain, { over: () => void (said = false) })
}

type Context = { db: Database; clock: MovableClock; workers: Record<string, Worker>; log: FastifyBaseLogger; self: string }

async function runOne({ db, clock, workers, log, self }: Context, job: TakenJob): Promise<void> {
  try {
    // It has ended its process often enough.
    if (job.failures >= mostFailures) throw new Error('The process ended each time while this was done')
    const outcome = await workerOf(workers, job)(job)
    if (outcome?.againAt) await postponeJob(db, job.id, self, outcome.againAt)
    else await deleteJob(db, job.id, self)
  } catch (error) {
    const failed = failureOf(job, error, clock.now())
    const { kind, key, tries } = job
    log.error(
      { error, job: { kind, key, tries } },
      failed.deadAt ? 'a job failed too often and was given up' : 'a job failed and will be tried again',
    )
    await writeJobFailure(db, job.id, self, failed).catch((lost: unknown) =>
      log.error({ error: lost }, 'a job could not be put back and waits for its lease to end'),
    )
  }
}

/** Returns whether and when to retry. A database outage does not count against the job. */
function failureOf({ failures: before }: TakenJob, error: unknown, now: Date) {
  const failures = error instanceof DatabaseAway ? before : before + 1
  const backoffMs = Math.min(1000 * 2 ** Math.min(failures, 12), longestBackoffMs)
  return {
    failures,
    dueAt: new Date(now.getTime() + backoffMs),
    lastError: String(error).slice(0, 500),
    deadAt: failures >= mostFailures ? now : null,
  }
}

function workerOf(workers: Record<string, Worker>, job: JobRow): Worker {
  const worker = workers[job.kind]
  if (!worker) throw new Error(`No worker for jobs of kind ${job.kind}`)
  return worker
}
