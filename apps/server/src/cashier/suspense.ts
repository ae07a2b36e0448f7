import type { House } from '../base/context.ts'
import type { Transaction } from '../base/database.ts'
import { openWallet, type Leg } from '../wallet/index.ts'
import type { Fact, Notice } from './providers/provider.ts'

/** The house's own wallet on shard 0: postings that belong to no player stand there. */
export const houseWallet = (currency: string) => ({ shard: 0, player: 0n, currency })

type Told = Pick<Notice, 'reference' | 'facts'>

/** Money that no attempt asked for, or not in this currency: it is booked where a person will look, never to a player. */
export const writeSuspense = (house: House, tx: Transaction, provider: string, told: Told): Promise<void> =>
  move(house, tx, provider, told, 'received', (amount) => [`receivable:${provider}`, `suspense:${provider}`, amount])

/** Money that waited there and that the provider has sent back. */
export const writeSuspenseReturned = (house: House, tx: Transaction, provider: string, told: Told): Promise<void> =>
  move(house, tx, provider, told, 'refunded', (amount) => [`suspense:${provider}`, `receivable:${provider}`, amount])

async function move(
  house: House,
  tx: Transaction,
  provider: string,
  { reference, facts }: Told,
  wanted: Fact['kind'],
  legOf: (amount: bigint) => Leg,
): Promise<void> {
  for (const { kind, money, eventKey } of facts) {
    if (kind !== wanted || !money || money.amount <= 0n) continue
    const wallet = houseWallet(money.currency)
    await openWallet(tx, wallet)
    await house.wallet.postInside(tx, [
      { op: 'move', wallet, id: `suspense:${provider}:${eventKey}`, kind: 'suspense', reason: reference, legs: [legOf(money.amount)] },
    ])
  }
}
