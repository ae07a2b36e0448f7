import type { House } from '../house.ts'
import { countJobs } from '../jobs/jobs.sql.ts'

const states = ['running', 'due', 'dead'] as const

/** Updates the metrics of jobs; without a database they are dropped instead of going stale. */
export async function measureJobs({ db, clock, metrics }: House): Promise<void> {
  metrics.jobs.reset()
  metrics.oldestJob.reset()
  const now = clock.now()
  for (const count of await countJobs(db, now)) {
    for (const state of states) metrics.jobs.set({ kind: count.kind, state }, Number(count[state]))
    const dueMs = count.oldest_due ? now.getTime() - count.oldest_due.getTime() : 0
    metrics.oldestJob.set({ kind: count.kind }, dueMs / 1000)
  }
}
