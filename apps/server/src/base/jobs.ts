import type { FastifyBaseLogger } from 'fastify'
import type { MovableClock } from './clock.ts'
import type { Database } from './database.ts'
import { deleteJob, postponeJob, takeJobs, type JobRow } from './jobs.sql.ts'

/** What a worker says when it has done its part: nothing where the work is over, or when to look again. */
export type JobOutcome = void | { againAt: Date }
export type Worker = (job: JobRow) => Promise<JobOutcome>

const lookEveryMs = 250
const leaseMs = 60_000
const atOnce = 8
const longestBackoffMs = 3_600_000

/** Runs what is due by our clock: looks four times a second and whenever the clock has moved. A worker that throws is tried again, later each time. */
export function runJobs(db: Database, clock: MovableClock, workers: Record<string, Worker>, log: FastifyBaseLogger) {
  let running: Promise<void> = Promise.resolve()
  let busy = false
  let closed = false

  function wake(): void {
    if (busy || closed) return
    busy = true
    running = round()
      .catch((error: unknown) => log.error({ error }, 'jobs could not be taken'))
      .finally(() => (busy = false))
  }

  async function round(): Promise<void> {
    // What was taken is done, also while the process is asked to end: else it would lie until its lease is over.
    while (!closed) {
      const now = clock.now()
      const jobs = await takeJobs(db, now, new Date(now.getTime() + leaseMs), atOnce)
      if (jobs.length === 0) return
      await Promise.all(jobs.map(runOne))
    }
  }

  async function runOne(job: JobRow): Promise<void> {
    try {
      const outcome = await workerOf(workers, job)(job)
      if (outcome?.againAt) await postponeJob(db, job.id, outcome.againAt, null)
      else await deleteJob(db, job.id)
    } catch (error) {
      log.error({ error, job: { kind: job.kind, key: job.key, tries: job.tries } }, 'a job failed and will be tried again')
      const backoffMs = Math.min(1000 * 2 ** Math.min(job.tries, 12), longestBackoffMs)
      await postponeJob(db, job.id, new Date(clock.now().getTime() + backoffMs), String(error).slice(0, 500))
    }
  }

  clock.onMove(wake)
  const timer = setInterval(wake, lookEveryMs)
  return {
    wake,
    async close() {
      closed = true
      clearInterval(timer)
      await running
    },
  }
}

function workerOf(workers: Record<string, Worker>, job: JobRow): Worker {
  const worker = workers[job.kind]
  if (!worker) throw new Error(`No worker for jobs of kind ${job.kind}`)
  return worker
}
