import type { House } from '../base/context.ts'
import type { WalletKey } from '../wallet/index.ts'
import { refreshCaps } from './refresh-caps.ts'

/** Computes a wallet's caps and gates anew in a transaction of its own. */
export async function refreshCapsOf(house: House, wallet: WalletKey): Promise<void> {
  await house.db.transaction((tx) =>
    refreshCaps(tx, house.clock, () => house.settings.get('requireLimitBeforeDeposit').includes('deposit'), wallet),
  )
}
