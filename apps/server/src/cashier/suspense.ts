import type { House } from '../base/context.ts'
import type { Transaction } from '../base/database.ts'
import { openWallet } from '../wallet/index.ts'
import type { Notice } from './providers/provider.ts'

/** The house's own wallet on shard 0: postings that belong to no player stand there. */
export const houseWallet = (currency: string) => ({ shard: 0, player: 0n, currency })

/** Money that no attempt asked for, or not in this currency: it is booked where a person will look, never to a player. */
export async function writeSuspense(
  house: House,
  tx: Transaction,
  provider: string,
  notice: Pick<Notice, 'reference' | 'facts'>,
): Promise<void> {
  for (const { kind, money, eventKey } of notice.facts) {
    if (kind !== 'received' || !money || money.amount <= 0n) continue
    const wallet = houseWallet(money.currency)
    await openWallet(tx, wallet)
    await house.wallet.postInside(tx, [
      {
        op: 'move',
        wallet,
        id: `suspense:${provider}:${eventKey}`,
        kind: 'suspense',
        reason: notice.reference,
        legs: [[`receivable:${provider}`, `suspense:${provider}`, money.amount]],
      },
    ])
  }
}
