import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { openWallet, type Leg } from '../../money/wallet/index.ts'
import type { Fact } from '../provider-contract/provider.ts'

/** Returns the house's own wallet on shard 0, for postings that belong to no player. */
export const houseWallet = (currency: string) => ({ shard: 0, player: 0n, currency })

type Told = { reference: string; facts: readonly Pick<Fact, 'kind' | 'eventKey' | 'money'>[] }

/** The facts that bring money into suspense, and those that say the provider has it back. */
const directions: Partial<Record<Fact['kind'], 'in' | 'out'>> = {
  received: 'in',
  returned: 'in',
  disputeWon: 'in',
  refunded: 'out',
  disputed: 'out',
}

/**
 * Books money that no attempt asked for, or in an unrelated currency, in suspense for a person to decide, never to a
 * player; also books its refunds.
 */
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
