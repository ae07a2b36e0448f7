import type { Sql } from '../../base/database/database.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import type { WalletKey } from './posting.ts'

/** Brings the grants of a wallet up to date; the key is `shard/player/currency`. The ledger writes it too, where a grant ends. */
export const settleGrantsJob = 'settle-grants'

/** Asks for a wallet's grants to be brought up to date, in the transaction of what changes for them, or at a moment. */
export const askToSettleGrants = (sql: Sql, { shard, player, currency }: WalletKey, at: Date): Promise<void> =>
  writeJob(sql, settleGrantsJob, `${shard}/${player}/${currency}`, at)

/** Returns the wallet that a job of this kind is about. */
export function walletOfJob(key: string): WalletKey {
  const [shard, player, currency] = key.split('/')
  return { shard: Number(shard), player: BigInt(player ?? ''), currency: currency ?? '' }
}
