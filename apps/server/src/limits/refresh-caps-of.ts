import { rulesCountry } from '../base/applied-rules.ts'
import type { House } from '../base/context.ts'
import type { Sql } from '../base/database.ts'
import type { WalletKey } from '../wallet/index.ts'
import { refreshCaps } from './refresh-caps.ts'

/** Whether the installation asks for mandatory limits before a deposit already, and not only before play. */
export const needsLimitToDeposit = (settings: House['settings']): boolean => settings.get('requireLimitBeforeDeposit').includes('deposit')

/** Computes a wallet's caps and gates anew within the caller's transaction. */
export function refreshCapsInside({ clock, settings }: Pick<House, 'clock' | 'settings'>, sql: Sql, wallet: WalletKey): Promise<void> {
  return refreshCaps(
    sql,
    clock,
    () => needsLimitToDeposit(settings),
    wallet,
    (country) => rulesCountry({ settings }, country),
  )
}

/** Computes a wallet's caps and gates anew in a transaction of its own. */
export async function refreshCapsOf(house: House, wallet: WalletKey): Promise<void> {
  await house.db.transaction((tx) => refreshCapsInside(house, tx, wallet))
}
