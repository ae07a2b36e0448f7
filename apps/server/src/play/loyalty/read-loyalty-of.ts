import { pointsText } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import type { WalletKey } from '../../money/wallet/index.ts'
import { textIn } from '../campaigns/index.ts'
import { readLoyalty, readRecentPoints } from './loyalty.sql.ts'

/** Reads a wallet's points and level as staff see them; null if it never earned any. */
export async function readLoyaltyOf(
  { db, clock, settings }: Pick<House, 'db' | 'clock' | 'settings'>,
  wallet: WalletKey,
): Promise<{ points: string; recent: string; level: string | null; since: Date } | null> {
  const row = await readLoyalty(db, wallet)
  if (!row) return null
  const level = settings.get('be.loyalty.levels')[row.level - 1]
  return {
    points: pointsText(row.earned - row.spent, wallet.currency),
    recent: pointsText(await readRecentPoints(db, wallet, clock.now()), wallet.currency),
    level: level ? textIn(level.names, 'en') : null,
    since: row.level_since,
  }
}
