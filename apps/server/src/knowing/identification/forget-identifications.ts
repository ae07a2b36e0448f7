import type { House } from '../../base/house.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { deleteOldNotices } from './identification-notice.sql.ts'
import { deleteOldIdentifications } from './identification.sql.ts'

const dayMs = 86_400_000

/** Deletes, once a day, attempts and tokens that expired more than a day ago. */
export function forgetIdentificationsWorker({ db, clock }: House): Worker {
  return async () => {
    const now = clock.now().getTime()
    await deleteOldIdentifications(db, new Date(now - dayMs))
    await deleteOldNotices(db, new Date(now - dayMs))
    return { againAt: new Date(now + dayMs) }
  }
}
