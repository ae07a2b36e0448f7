import type { House } from '../../base/house.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { deleteWhatIsOver } from './what-is-over.sql.ts'

const dayMs = 86_400_000

/**
 * Builds the daily worker that deletes tries, waiting sign-ins and links that expired two days ago, longer than any of
 * them counts.
 */
export function forgetWhatIsOverWorker({ db, clock }: House): Worker {
  return async () => {
    const now = clock.now().getTime()
    await deleteWhatIsOver(db, new Date(now - 2 * dayMs))
    return { againAt: new Date(now + dayMs) }
  }
}
