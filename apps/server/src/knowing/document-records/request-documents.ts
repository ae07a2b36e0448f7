import type { Transaction } from '../../base/database/database.ts'
import { endRequests, writeRequest } from './document-request.sql.ts'

/**
 * Requests documents of these types, in the caller's transaction; the caller audits. A type already requested is left
 * unchanged. `reason` is the operator's.
 */
export async function requestDocuments(
  tx: Transaction,
  owner: { shard: number; player: bigint },
  types: readonly string[],
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  for (const type of types) await writeRequest(tx, owner, { type, since: at }, reason)
}

/**
 * Stops asking a player for these types, in the transaction of the caller, who audits it. Returns false if none was
 * asked for.
 */
export const withdrawRequests = async (
  tx: Transaction,
  owner: { shard: number; player: bigint },
  types: readonly string[],
  at: Date,
): Promise<boolean> => (await endRequests(tx, owner, types, at)) > 0
