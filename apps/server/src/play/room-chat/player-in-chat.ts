import type { Transaction } from '../../base/database/database.ts'
import type { House } from '../../base/house.ts'
import type { WalletKey } from '../../money/wallet/index.ts'
import { playerRefOf } from '../studio-contract/studio.ts'
import { writeChatOrder } from './chat-orders.ts'
import { chatStudio } from './chat-studio.ts'

/** Returns how the studio of the rooms knows a player; undefined where there is no such studio. */
export function playerInChat(house: House, wallet: WalletKey): string | undefined {
  const there = chatStudio(house)
  return there && playerRefOf(house, there.studio.id, wallet)
}

/** Has the studio of the rooms forget a player, what they wrote and what they were called. */
export async function forgetInChat(house: House, tx: Transaction, wallet: WalletKey, at: Date): Promise<void> {
  const ref = playerInChat(house, wallet)
  if (ref !== undefined) await writeChatOrder(tx, { kind: 'forget', players: [ref] }, at)
}
