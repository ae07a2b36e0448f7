import type { House } from '../house.ts'
import { countJobs } from '../jobs/jobs.sql.ts'

const states = ['running', 'due', 'dead'] as const

/** Updates the job metrics; without a database they are dropped instead of going stale. */
export async function measureJobs({ db, clock, metrics, log }: House): Promise<void> {
  metrics.jobs.reset()
  metrics.oldestJob.reset()
  const now = clock.now()
  const counts = await countJobs(db, now).catch((error: unknown) => (log.warn({ error }, 'jobs could not be counted'), []))
  for (const count of counts) {
    for (const state of states) metrics.jobs.set({ kind: count.kind, state }, Number(count[state]))
    const dueMs = count.oldest_due ? now.getTime() - count.oldest_due.getTime() : 0
    metrics.oldestJob.set({ kind: count.kind }, dueMs / 1000)
  }
}
