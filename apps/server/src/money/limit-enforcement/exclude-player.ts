import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Sql } from '../../base/database/database.ts'
import { writeExclusion, type NewExclusion } from '../limits/limits.sql.ts'
import type { LimitContext } from '../limits/read-facts.ts'
import type { WalletKey } from '../wallet/posting.ts'
import { askToSettleGrants } from '../wallet/settle-grants-job.ts'
import { refreshCapsInside } from './refresh-caps.ts'

/**
 * Writes a time-out, exclusion or block in the caller's transaction, audits it and closes the wallet's gates, so none
 * is ever in force with open gates; bonuses pause. Only adds a row, so nothing in force is shortened.
 */
export async function excludePlayer(
  house: LimitContext,
  tx: Sql,
  wallet: WalletKey,
  exclusion: NewExclusion,
  audit: { actor: Actor; action: string; details: Record<string, unknown> },
): Promise<void> {
  await writeExclusion(tx, wallet.shard, wallet.player, exclusion)
  await writeAudit(tx, { at: exclusion.startsAt, subject: `player:${wallet.player}`, ...audit })
  await refreshCapsInside(house, tx, wallet)
  await askToSettleGrants(tx, wallet, exclusion.startsAt)
}
