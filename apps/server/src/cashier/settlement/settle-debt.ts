import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { readDebt, readWalletRow, type Leg } from '../../money/wallet/index.ts'
import type { AttemptRow } from '../attempts/attempt.sql.ts'

/**
 * Pays what a player owes from a deposit that has just been credited, where the setting `be.debt.recovery` says so; and gives back what was
 * paid for a chargeback that has been won since. `about` makes the posting's id: the deposit, or the fact that has won the chargeback.
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
