import type pg from 'pg'
import { markRestored, type RestoredQuery } from '../../apps/server/src/base/installation/restored.ts'
import { writeEvent } from './backup.sql.ts'

/** Writes that a database was restored to a moment: from then on the house on it is shut until it has asked what happened since. */
export async function writeRestore(client: pg.Client, at: Date, seconds: number, details: object): Promise<void> {
  await client.query('begin')
  await markRestored(client.query.bind(client) as RestoredQuery, at) // one of its forms
  await writeEvent(client, { kind: 'restore', good: true, reachedAt: at, seconds, details })
  await client.query('commit')
}
