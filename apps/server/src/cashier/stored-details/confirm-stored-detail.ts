import type { Transaction } from '../../base/database/database.ts'
import { readStoredDetails, writeStoredDetailVerified } from './stored-detail.sql.ts'

/**
 * Marks a stored card or account as confirmed to be the player's own, or withdraws that, in the caller's transaction.
 * Returns false if the player has none with this reference.
 */
export async function confirmStoredDetail(
  tx: Transaction,
  { shard, player }: { shard: number; player: bigint },
  reference: string,
  verified: boolean,
): Promise<boolean> {
  const isOwn = (await readStoredDetails(tx, shard, player)).some((one) => one.reference === reference)
  return isOwn && writeStoredDetailVerified(tx, shard, reference, verified)
}
