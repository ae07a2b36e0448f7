import type { Transaction } from '../../base/database/database.ts'
import { writeRequest } from './document-request.sql.ts'

/**
 * Asks a player for documents of these types, in the transaction of the caller, who audits it. A type that is already
 * asked for stays as it is. `reason` is the operator's.
 */
export async function requestDocuments(
  tx: Transaction,
  owner: { shard: number; player: bigint },
  types: readonly string[],
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  for (const type of types) await writeRequest(tx, owner, { type, since: at }, reason)
}
