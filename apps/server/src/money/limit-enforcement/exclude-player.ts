import { writeAudit } from '../../base/audit.sql.ts'
import type { Sql } from '../../base/database/database.ts'
import { writeExclusion, type NewExclusion } from '../limits/limits.sql.ts'
import type { LimitContext } from '../limits/read-facts.ts'
import type { WalletKey } from '../wallet/posting.ts'
import { refreshCapsInside } from './refresh-caps.ts'

/**
 * Writes a time-out, exclusion or block in the caller's transaction, audits it and closes the wallet's gates, so that none stands with its
 * gates open. Adds a row only: what already holds is never shortened.
 */
export async function excludePlayer(
  house: LimitContext,
  tx: Sql,
  wallet: WalletKey,
  exclusion: NewExclusion,
  audit: { actor: string; action: string; details: Record<string, unknown> },
): Promise<void> {
  await writeExclusion(tx, wallet.shard, wallet.player, exclusion)
  await writeAudit(tx, { at: exclusion.startsAt, subject: `player:${wallet.player}`, ...audit })
  await refreshCapsInside(house, tx, wallet)
}
