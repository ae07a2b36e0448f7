import type { Actor } from '../actor.ts'
import { writeAudit } from '../audit/audit.sql.ts'
import type { House } from '../house.ts'
import { reviveJobs } from './jobs.sql.ts'

/** Has work that was given up tried again: one job, or all. Returns how many there were. */
export const retryJobs = ({ db, clock }: Pick<House, 'db' | 'clock'>, wanted: bigint | 'all', actor: Actor): Promise<number> =>
  db.transaction(async (tx) => {
    const at = clock.now()
    const revived = await reviveJobs(tx, wanted === 'all' ? undefined : wanted, at)
    if (revived > 0) await writeAudit(tx, { at, actor, action: 'jobs.retry', subject: String(wanted), details: { revived } })
    return revived
  })
