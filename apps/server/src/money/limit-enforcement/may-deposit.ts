import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { Refused } from '../../base/http/refusal.ts'
import type { WalletKey } from '../wallet/posting.ts'
import { readGate } from './gate.sql.ts'
import { limitRefusal, withItsEnd } from './limit-refusal.ts'
import { depositBoundRefusal, roomAgainAt } from './deposit-bounds.ts'
import { refreshCapsInside } from './refresh-caps.ts'

/** Returns the ledger's hold name for a deposit attempt's allowance. */
export const allowanceOf = (attempt: string): string => `deposit:${attempt}`

/**
 * Checks whether a wallet may take a deposit of so many minor units. If so, reserves its allowance in the caller's
 * transaction, so that two attempts cannot pass one limit together; otherwise the refusal names the limit and its end.
 */
export async function mayDeposit(
  house: House,
  tx: Transaction,
  wallet: WalletKey,
  attempt: string,
  amountMinor: bigint,
): Promise<Refused | undefined> {
  // This locks the wallet, so the checks and the reservation see the same state.
  const limits = await refreshCapsInside(house, tx, wallet)
  const bound = limits && (await readGate(tx, wallet))?.deposit === null && (await depositBoundRefusal(tx, wallet, limits, amountMinor))
  if (bound) return bound
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
  const told = await withItsEnd(house, tx, wallet, limitRefusal(refusal, wallet.currency))
  return limits && refusal.period ? { ...told, until: (await roomAgainAt(tx, wallet, limits, refusal.period)) ?? told.until } : told
}
