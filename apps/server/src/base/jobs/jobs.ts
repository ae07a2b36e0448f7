import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { MovableClock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { DatabaseAway } from '../database/database-away.ts'
import { deleteJob, postponeJob, renewJobs, takeJobs, writeJobFailure, type JobRow, type TakenJob, type Taker } from './jobs.sql.ts'

/** What a worker says when it has done its part: nothing where the work is over, or when to look again. */
export type JobOutcome = void | { againAt: Date }
export type Worker = (job: JobRow) => Promise<JobOutcome>

type Options = { atOnce?: number; leaseMs?: number }

const lookEveryMs = 250
const usuallyAtOnce = 8
const usualLeaseMs = 10_000
const longestBackoffMs = 3_600_000
// With the waits between them nearly a day.
export const mostFailures = 30

/**
 * Runs what is due by our clock: looks four times a second and whenever the clock has moved. While a worker runs its lease is renewed,
 * so that nobody else takes its work, however long that takes. A worker that throws is tried again, later each time, and at last put
 * aside for an operator. One that takes its time holds up nothing but its own place among `atOnce`.
 */
export function runJobs(
  db: Database,
  clock: MovableClock,
  workers: Record<string, Worker>,
  log: FastifyBaseLogger,
  { atOnce = usuallyAtOnce, leaseMs = usualLeaseMs }: Options = {},
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
    for (const job of await takeJobs(db, kinds, clock.now(), free, taker())) {
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
      // What was taken is done, also while the process is asked to end: else it would lie until its lease is over.
      await looking.close()
      await Promise.all(running.values())
      clearInterval(renewing)
    },
  }
}

/** Runs work whenever it is woken; who wakes it while it runs has it run once more. */
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

/** Holds on to what is being done; who lost a lease says so. */
async function renew(db: Database, taker: Taker, runsStill: (id: bigint) => boolean, log: FastifyBaseLogger): Promise<void> {
  if (taker.running.length === 0) return
  const kept = new Set(await renewJobs(db, taker))
  for (const id of taker.running)
    if (!kept.has(id) && runsStill(id)) log.warn({ job: String(id) }, 'a job runs whose lease was lost; another process may do it, too')
}

/** While the database is away every look fails: one line is enough. */
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
    // It has ended its processes often enough.
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

/** When it is tried again and whether at all. A database that is away says nothing about the work. */
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
