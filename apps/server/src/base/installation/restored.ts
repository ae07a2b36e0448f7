import { asOwnerInOne } from '../database/as-owner.sql.ts'
import {
  deletePendingWork,
  endAllLogins,
  insertRestored,
  leapSequences,
  readShutNow,
  readHouseTime,
  writeShutStops,
} from './restored.sql.ts'

/** Sends one statement; what a client of `pg` and our own `Sql` both do. */
export type RestoredQuery = <Row extends object>(config: { text: string; values?: unknown[] }) => Promise<{ rows: Row[] }>

/**
 * Marks a database as put back to a moment, after its migrations and before any server is started on it; `at` is the
 * database's time. From then on the house is shut (see docs/operate/restored.md), nobody is signed in, and no id of a sequence
 * is given out a second time. Run as the owner, in one transaction. A database that was shut when it was backed up stays so
 * since the earlier moment. Returns the number of the restore.
 */
export async function markRestored(query: RestoredQuery, at: Date): Promise<bigint> {
  await leapSequences(query)
  const now = await readHouseTime(query)
  await endAllLogins(query, now)
  const shut = await readShutNow(query)
  const incident = await writeShutStops(query, { now, title: titleOf(at), incident: shut?.incident })
  const id = await insertRestored(query, at, incident, shut?.id)
  await deletePendingWork(query, now)
  return BigInt(id)
}

/** Marks it as the owner, in a transaction of its own: after a restore by other tools than ours. */
export const markRestoredAsOwner = (ownerUrl: string, at: Date): Promise<bigint> =>
  asOwnerInOne(ownerUrl, (client) => markRestored(client.query.bind(client) as RestoredQuery, at)) // one of its forms

const titleOf = (at: Date): string => `Restored to ${at.toISOString()}: shut until every provider and studio was asked`
