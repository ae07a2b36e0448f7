import type { FastifyBaseLogger } from 'fastify'
import type { MovableClock } from './clock.ts'
import type { Database } from './database.ts'
import { deleteJob, postponeJob, takeJobs, type JobRow } from './jobs.sql.ts'

/** What a worker says when it has done its part: nothing where the work is over, or when to look again. */
export type JobOutcome = void | { againAt: Date }
export type Worker = (job: JobRow) => Promise<JobOutcome>

const lookEveryMs = 250
const leaseMs = 60_000
const usuallyAtOnce = 8
const longestBackoffMs = 3_600_000

/**
 * Runs what is due by our clock: looks four times a second and whenever the clock has moved. A worker that throws is tried again, later
 * each time. A worker that takes its time holds up nothing but its own place among `atOnce`.
 */
export function runJobs(
  db: Database,
  clock: MovableClock,
  workers: Record<string, Worker>,
  log: FastifyBaseLogger,
  atOnce = usuallyAtOnce,
) {
  const kinds = Object.keys(workers)
  const running = new Set<Promise<void>>()
  let taking: Promise<void> | undefined
  let again = false
  let closed = false

  function wake(): void {
    again = taking !== undefined
    if (taking || closed) return
    taking = take()
      .catch((error: unknown) => log.error({ error }, 'jobs could not be taken'))
      .finally(() => {
        taking = undefined
        if (again) wake()
      })
  }

  async function take(): Promise<void> {
    const free = atOnce - running.size
    if (free === 0) return
    const now = clock.now()
    for (const job of await takeJobs(db, kinds, now, new Date(now.getTime() + leaseMs), free)) {
      const run = runOne(db, clock, workers, log, job).finally(() => {
        running.delete(run)
        wake()
      })
      running.add(run)
    }
  }

  clock.onMove(wake)
  const timer = setInterval(wake, lookEveryMs)
  return {
    wake,
    async close() {
      closed = true
      clearInterval(timer)
      // What was taken is done, also while the process is asked to end: else it would lie until its lease is over.
      await taking
      await Promise.all(running)
    },
  }
}

async function runOne(
  db: Database,
  clock: MovableClock,
  workers: Record<string, Worker>,
  log: FastifyBaseLogger,
  job: JobRow,
): Promise<void> {
  try {
    const outcome = await workerOf(workers, job)(job)
    if (outcome?.againAt) await postponeJob(db, job.id, outcome.againAt, null)
    else await deleteJob(db, job.id)
  } catch (error) {
    log.error({ error, job: { kind: job.kind, key: job.key, tries: job.tries } }, 'a job failed and will be tried again')
    const backoffMs = Math.min(1000 * 2 ** Math.min(job.tries, 12), longestBackoffMs)
    await postponeJob(db, job.id, new Date(clock.now().getTime() + backoffMs), String(error).slice(0, 500)).catch((lost: unknown) =>
      log.error({ error: lost }, 'a job could not be put back and waits for its lease to end'),
    )
  }
}

function workerOf(workers: Record<string, Worker>, job: JobRow): Worker {
  const worker = workers[job.kind]
  if (!worker) throw new Error(`No worker for jobs of kind ${job.kind}`)
  return worker
}
