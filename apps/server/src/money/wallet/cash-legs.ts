import type { Sql } from '../../base/database/database.ts'
import type { Leg, WalletKey } from './posting.ts'
import { readRoom } from './wallet.sql.ts'

/** Returns the legs that bring an amount to the player's cash; what exceeds the max balance goes to the reserve. The caller holds the wallet's lock. */
export async function cashLegs(sql: Sql, wallet: WalletKey, from: string, amountMinor: bigint): Promise<Leg[]> {
  const room = await readRoom(sql, wallet)
  const toCash = room === null || room > amountMinor ? amountMinor : room
  const legs: Leg[] = [
    [from, 'cash', toCash],
    [from, 'reserve', amountMinor - toCash],
  ]
  return legs.filter(([, , moved]) => moved > 0n)
}
