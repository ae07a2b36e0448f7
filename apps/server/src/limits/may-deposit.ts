import type { House } from '../base/context.ts'
import type { Transaction } from '../base/database.ts'
import type { Refused } from '../base/refusal.ts'
import type { WalletKey } from '../wallet/index.ts'
import { limitRefusal, withItsEnd } from './limit-refusal.ts'

/** The allowance of a deposit attempt, as a hold of that name. */
export const allowanceOf = (attempt: string): string => `deposit:${attempt}`

/**
 * May this wallet take a deposit of so many minor units now? If so its allowance is reserved in the caller's transaction,
 * so that two attempts cannot pass one limit together; otherwise the refusal says which limit binds and until when.
 */
export async function mayDeposit(
  house: House,
  tx: Transaction,
  wallet: WalletKey,
  attempt: string,
  amountMinor: bigint,
): Promise<Refused | undefined> {
  const [result] = await house.wallet.postInside(tx, [
    {
      op: 'allow',
      wallet,
      id: `allow:${attempt}`,
      kind: 'allowance',
      reason: attempt,
      amount: amountMinor,
      hold: allowanceOf(attempt),
      owner: attempt,
    },
  ])
  if (!result || result.outcome === 'posted') return undefined
  const refusal = result.outcome === 'mismatch' ? { reason: 'mismatch' as const } : result.refusal
  return withItsEnd(house, tx, wallet, limitRefusal(refusal, wallet.currency))
}
