import type { Transaction } from '../../base/database/database.ts'
import { lockWallet } from '../wallet/wallet.sql.ts'
import type { Leg, WalletKey } from '../wallet/posting.ts'
import { readAllowances } from './limits.sql.ts'

/**
 * Returns the legs that pay a win from an account of the house, and locks the wallet until the transaction ends: cash up to the max
 * balance, the rest into the reserve. `amount` in minor units.
 */
export async function winLegs(tx: Transaction, wallet: WalletKey, from: string, amount: bigint): Promise<Leg[]> {
  await lockWallet(tx, wallet)
  const standing = await readAllowances(tx, wallet)
  const most = standing?.max_balance ?? null
  const room = most === null || !standing ? amount : most - standing.cash
  const cash = room <= 0n ? 0n : room < amount ? room : amount
  const legs: Leg[] = [
    [from, 'cash', cash],
    [from, 'reserve', amount - cash],
  ]
  return legs.filter(([, , part]) => part > 0n)
}
