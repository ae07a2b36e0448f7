import type { Transaction } from '../../base/database/database.ts'
import { writeRequest } from './document-request.sql.ts'

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
