import { asOwnerInOne } from '../../apps/server/src/base/database/as-owner.sql.ts'
import { markRestored, type RestoredQuery } from '../../apps/server/src/base/installation/restored.ts'
import { writeEvent } from './backup.sql.ts'

/** Writes that a database was restored to a moment: from then on the house on it is shut until it has asked what happened since. */
export const writeRestore = (ownerUrl: string, at: Date, seconds: number, details: object): Promise<void> =>
  asOwnerInOne(ownerUrl, async (client) => {
    await markRestored(client.query.bind(client) as RestoredQuery, at) // one of its forms
    await writeEvent(client, { kind: 'restore', good: true, reachedAt: at, seconds, details })
  })
