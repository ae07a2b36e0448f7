import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { House } from '../house.ts'
import type { Worker } from '../jobs/jobs.ts'
import { isDistributed } from '../environment.ts'
import { bringJobs } from '../jobs/bring-jobs.sql.ts'
import { deleteJob, postponeJob, takeJobs } from '../jobs/jobs.sql.ts'

const self = randomUUID()

/** Has the jobs on the list that postings have asked for: on a cluster each node keeps its own until a worker takes them over. */
export async function takeOverJobs(db: Database): Promise<void> {
  if (isDistributed()) await bringJobs(db)
}

/** Runs jobs of some kinds until none is due by the test's clock. */
export async function runDueJobs({ db, clock }: House, workers: Record<string, Worker>): Promise<void> {
  for (;;) {
    const now = clock.now()
    await takeOverJobs(db)
    const jobs = await takeJobs(db, Object.keys(workers), now, 100, { id: self, leaseMs: 60_000, running: [] })
    if (jobs.length === 0) return
    for (const job of jobs) {
      const outcome = await workers[job.kind]?.(job)
      if (outcome) await postponeJob(db, job.id, self, outcome.againAt)
      else await deleteJob(db, job.id, self)
    }
  }
}
