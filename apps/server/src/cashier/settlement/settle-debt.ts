import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { readDebt, readWalletRow, type Leg } from '../../money/wallet/index.ts'
import { readWrittenOff, writeDebtDecision } from '../debts/debt.sql.ts'
import type { AttemptRow } from '../attempts/attempt.sql.ts'

/**
 * Takes a player's debt from a deposit just credited, if `be.debt.recovery` says so. What a chargeback won since has left
 * below zero restores what was written off, and then returns what the player had paid. `about` gives the posting's id:
 * the deposit, or the fact that won the chargeback.
 */
export async function settleDebt(house: House, tx: Transaction, attempt: AttemptRow, about: string, isCredit: boolean): Promise<void> {
  const before = await readDebt(tx, attempt)
  const debt = before < 0n ? before + (await restore(house, tx, attempt, `${about}:restored`, -before)) : before
  const recovers = isCredit && house.settings.get('be.debt.recovery') === 'nextDeposit'
  if (debt === 0n || (debt > 0n && !recovers)) return
  const cash = (await readWalletRow(tx, attempt))?.cash ?? 0n
  const amount = debt < 0n ? -debt : debt < cash ? debt : cash
  if (amount === 0n) return
  await post(house, tx, attempt, `${about}:debt`, 'debtRecovery', debt < 0n ? ['debt', 'cash', amount] : ['cash', 'debt', amount])
}

/** Restores what was written off of a debt whose chargeback was won: the player never paid it. Returns how much. */
async function restore(house: House, tx: Transaction, attempt: AttemptRow, id: string, most: bigint): Promise<bigint> {
  const writtenOff = await readWrittenOff(tx, attempt)
  const amount = writtenOff < most ? writtenOff : most
  if (amount <= 0n) return 0n
  await post(house, tx, attempt, id, 'debtWrittenOff', ['debt', 'written-off', amount])
  const actor = `provider:${attempt.provider}` as const
  await writeDebtDecision(tx, attempt, { posting: id, kind: 'restored', amount, at: house.clock.now(), actor })
  return amount
}

async function post(house: House, tx: Transaction, attempt: AttemptRow, id: string, kind: string, leg: Leg): Promise<void> {
  const [result] = await house.wallet.postInside(tx, [{ op: 'move', wallet: attempt, id, kind, reason: attempt.reference, legs: [leg] }])
  if (result?.outcome !== 'posted') throw new Error(`The debt of deposit ${attempt.reference} was not settled: ${result?.outcome}`)
}
