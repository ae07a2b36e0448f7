import type { House } from '../base/context.ts'
import type { Refused } from '../base/refusal.ts'
import type { WalletKey } from '../wallet/index.ts'
import { limitRefusal } from './limit-refusal.ts'
import { readGate } from './gate.sql.ts'
import { refreshCapsOf } from './refresh-caps-of.ts'

/** May this wallet bet at all now? Asked when a game is opened; each bet is asked again by the posting function, with its money. */
export async function mayBet(house: House, wallet: WalletKey): Promise<Refused | undefined> {
  const known = await readGate(house.db, wallet)
  if (known && known.until > house.clock.now()) return known.bet ? limitRefusal({ reason: known.bet }, wallet.currency) : undefined
  await refreshCapsOf(house, wallet)
  const fresh = await readGate(house.db, wallet)
  return fresh?.bet ? limitRefusal({ reason: fresh.bet }, wallet.currency) : undefined
}
