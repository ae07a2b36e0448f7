import type { Transaction } from '../../base/database/database.ts'
import { readStoredDetails, writeStoredDetailBlocked } from './stored-detail.sql.ts'

/**
 * Closes a stored card or account to paying in and out, or opens it again, in the caller's transaction. Returns false
 * if the player has none with this reference.
 */
export async function blockStoredDetail(
  tx: Transaction,
  { shard, player }: { shard: number; player: bigint },
  reference: string,
  blocked: boolean,
): Promise<boolean> {
  const isOwn = (await readStoredDetails(tx, shard, player)).some((one) => one.reference === reference)
  return isOwn && writeStoredDetailBlocked(tx, shard, reference, blocked)
}
