import type { Transaction } from '../../base/database/database.ts'
import { endRequests } from './document-request.sql.ts'

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
