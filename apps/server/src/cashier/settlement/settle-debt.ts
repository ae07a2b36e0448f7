import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { readDebt, readWalletRow, type Leg } from '../../money/wallet/index.ts'
import type { AttemptRow } from '../attempts/attempt.sql.ts'

/**
 * Takes a player's debt from a deposit just credited, if `be.debt.recovery` says so, and returns what was paid for a
 * chargeback won since. `about` gives the posting's id: the deposit, or the fact that won the chargeback.
 */
export async function settleDebt(house: House, tx: Transaction, attempt: AttemptRow, about: string, isCredit: boolean): Promise<void> {
  const debt = await readDebt(tx, attempt)
  const recovers = isCredit && house.settings.get('be.debt.recovery') === 'nextDeposit'
  if (debt === 0n || (debt > 0n && !recovers)) return
  const cash = (await readWalletRow(tx, attempt))?.cash ?? 0n
  const amount = debt < 0n ? -debt : debt < cash ? debt : cash
  if (amount === 0n) return
  const legs: Leg[] = [debt < 0n ? ['debt', 'cash', amount] : ['cash', 'debt', amount]]
  const [result] = await house.wallet.postInside(tx, [
    { op: 'move', wallet: attempt, id: `${about}:debt`, kind: 'debtRecovery', reason: attempt.reference, legs },
  ])
  if (result?.outcome !== 'posted') throw new Error(`The debt of deposit ${attempt.reference} was not settled: ${result?.outcome}`)
}
