import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { sealFor } from '../../base/keys/person-key.sql.ts'
import { fromOf, visitPlace } from '../sessions/visit-seal.ts'
import { eraseDue } from './erase-due.ts'
import { retention } from './retention.ts'
import { deleteVisitorKeys, eraseBefore, readPlainVisits, writeVisitSealed } from './retention.sql.ts'

export const retentionJob = 'retention'
const dayMs = 86_400_000
const atOnce = 500

/**
 * Builds the daily worker that deletes what was kept long enough and erases people whose retention period is over, a
 * few rows at a time, so that nobody waits.
 */
export function retentionWorker(house: House): Worker {
  return async () => {
    const now = house.clock.now()
    await sealPlainVisits(house)
    const gone = await eraseByTime(house)
    const counted = Object.entries(gone).filter(([, count]) => count > 0)
    if (counted.length > 0)
      await writeAudit(house.db, { at: now, actor: `job:${retentionJob}`, action: 'retention.run', details: Object.fromEntries(counted) })
    await eraseDue(house, `job:${retentionJob}`)
    return { againAt: new Date(now.getTime() + dayMs) }
  }
}

/** Deletes rows by the retention list; returns how many per table. */
async function eraseByTime({ db, clock }: Pick<House, 'db' | 'clock'>): Promise<Record<string, number>> {
  const gone: Record<string, number> = {}
  const until = async (table: string, once: () => Promise<number>) => {
    for (let count = await once(); count > 0; count = count < atOnce ? 0 : await once()) gone[table] = (gone[table] ?? 0) + count
  }
  for (const { tables, kept, by } of retention) {
    if (by !== 'retention' || !('days' in kept)) continue
    const before = new Date(clock.now().getTime() - kept.days * dayMs)
    for (const table of tables) await until(table, () => eraseBefore(db, table, before, atOnce))
  }
  // An exclusion that has ended has no further use.
  await until('kept_out', () => eraseBefore(db, 'kept_out', clock.now(), atOnce))
  await until('person_key', () => deleteVisitorKeys(db, atOnce))
  return gone
}

/** Seals the addresses of sign-ins that an older release stored in plain text. */
async function sealPlainVisits(house: House): Promise<void> {
  for (let rows = await readPlainVisits(house.db, atOnce); rows.length > 0; rows = await readPlainVisits(house.db, atOnce))
    await house.db.transaction(async (tx) => {
      for (const { id, ip, user_agent: userAgent, started_at, ...owner } of rows) {
        const seal = await sealFor(tx, house, owner)
        await writeVisitSealed(tx, id, seal.seal(fromOf({ ip, userAgent }), visitPlace(owner, started_at)))
      }
    })
}
