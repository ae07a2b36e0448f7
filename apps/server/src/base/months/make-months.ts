import type { House } from '../house.ts'
import type { Worker } from '../jobs/jobs.ts'
import { makeMonths } from './months.sql.ts'

/** The work that makes the parts of tables by month, ahead of time. */
export const monthsJob = 'months'
const againMs = 3_600_000

/** Builds the worker that hourly makes what is missing; a lock that it does not get at once is left to its next turn. */
export function monthsWorker({ db, clock, log }: Pick<House, 'db' | 'clock' | 'log'>): Worker {
  return async () => {
    const now = clock.now()
    const made = await makeMonths(db, now)
    if (made > 0) log.info({ made }, 'parts of tables were made for months to come')
    return { againAt: new Date(now.getTime() + againMs) }
  }
}
