import type { House } from '../../base/house.ts'
import type { Refused } from '../../base/http/refusal.ts'
import type { WalletKey } from '../wallet/posting.ts'
import { readGate, type Gate } from './gate.sql.ts'
import { limitRefusal, withItsEnd } from './limit-refusal.ts'
import { refreshCapsOf } from './refresh-caps.ts'

/**
 * Returns why this wallet may not bet now, or undefined. Asked when a game opens; the posting function checks every bet
 * again.
 */
export async function mayBet(house: House, wallet: WalletKey): Promise<Refused | undefined> {
  const known = await readGate(house.db, wallet)
  if (known && known.until > house.clock.now()) return refusalOf(house, wallet, known.bet)
  await refreshCapsOf(house, wallet)
  return refusalOf(house, wallet, (await readGate(house.db, wallet))?.bet)
}

async function refusalOf(house: House, wallet: WalletKey, bar: Gate['bet'] | undefined): Promise<Refused | undefined> {
  return bar ? withItsEnd(house, house.db, wallet, limitRefusal({ reason: bar }, wallet.currency)) : undefined
}
