import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { readArchivedAlone } from '../../base/months/dropped-months.sql.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { deleteDocuments } from './forget-documents.sql.ts'

export const forgetDocumentsJob = 'documents-over'
const dayMs = 86_400_000

/** Deletes, once a day, the documents of accounts closed longer ago than `documents.keepYears`. */
export function forgetDocumentsWorker({ db, clock, settings, log }: House): Worker {
  return async () => {
    const now = clock.now()
    const before = new Date(now)
    before.setUTCFullYear(now.getUTCFullYear() - settings.get('documents.keepYears'))
    const archived = await readArchivedAlone(db, ['audit'], before)
    if (archived.length > 0)
      log.warn(
        { archived },
        'no documents are removed: documents.keepYears reaches into months of the audit log that the archive has alone',
      )
    await db.transaction(async (tx) => {
      for (const { player, documents } of await deleteDocuments(tx, before))
        await writeAudit(tx, {
          at: now,
          actor: `job:${forgetDocumentsJob}`,
          action: 'document.forget',
          subject: `player:${player}`,
          details: { documents },
        })
    })
    return { againAt: new Date(now.getTime() + dayMs) }
  }
}
