import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { openWallet, type Leg } from '../../money/wallet/index.ts'
import type { Fact } from '../provider-contract/provider.ts'

/** The house's own wallet on shard 0: postings that belong to no player stand there. */
export const houseWallet = (currency: string) => ({ shard: 0, player: 0n, currency })

type Told = { reference: string; facts: readonly Pick<Fact, 'kind' | 'eventKey' | 'money'>[] }

/** Which facts bring money there, and which say that the provider has it back. */
const directions: Partial<Record<Fact['kind'], 'in' | 'out'>> = {
  received: 'in',
  returned: 'in',
  disputeWon: 'in',
  refunded: 'out',
  disputed: 'out',
}

/** Money that no attempt asked for, or not in this currency: it is booked where a person will look, never to a player; what has gone back is booked, too. */
export async function writeSuspense(house: House, tx: Transaction, provider: string, { reference, facts }: Told): Promise<void> {
  for (const { kind, money, eventKey } of facts) {
    const direction = directions[kind]
    if (!direction || !money || money.amount <= 0n) continue
    const wallet = houseWallet(money.currency)
    const [theirs, waiting] = [`receivable:${provider}`, `suspense:${provider}`]
    const legs: Leg[] = [direction === 'in' ? [theirs, waiting, money.amount] : [waiting, theirs, money.amount]]
    const id = `suspense:${provider}:${eventKey}`
    await openWallet(tx, wallet)
    const [result] = await house.wallet.postInside(tx, [{ op: 'move', wallet, id, kind: 'suspense', reason: reference, legs }])
    if (result?.outcome !== 'posted') throw new Error(`The posting ${id} ended as ${result?.outcome}`)
  }
}
