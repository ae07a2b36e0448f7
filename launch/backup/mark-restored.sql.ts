import type pg from 'pg'
import { writeEvent } from './backup.sql.ts'

/** Marks a database as restored to a moment: what the house, its partners and its players did after it is not in there. */
export async function markRestored(client: pg.Client, at: Date, seconds: number, details: object): Promise<void> {
  await writeEvent(client, { kind: 'restore', good: true, reachedAt: at, seconds, details })
}
