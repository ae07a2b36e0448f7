import type { Gate } from '@fairhouse/contract/office/base/office-call.ts'
import { parseAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import { gateOf } from '../acts/gate-of.ts'
import { officeCallAt } from '../acts/office-call-at.ts'
import type { GateByInput } from '../base/office-context.ts'
import { readQueueItem } from '../queues/queue.sql.ts'
import { withdrawalQueue } from './withdrawal-queue.ts'
import type { PendingWithdrawal } from './withdrawal-queue.sql.ts'

type Money = Pick<PendingWithdrawal, 'amount' | 'currency'>
const paying = 'POST /office/withdrawals/pay'

/** Above the amounts of the settings a payment is signed, or agreed to by a second person. */
export const gateOfPayment: GateByInput = async ({ house }, input): Promise<Gate> => {
  const { item } = input as { item: string } // parsed by the call's schema
  const row = await readQueueItem<PendingWithdrawal>(house.db, withdrawalQueue(house), item, house.clock.now())
  return row ? gateOfAmount(house, row) : 'reason'
}

/** Returns all that stands before paying a withdrawal. */
export function paymentGate(house: House, money: Money): Gate {
  const call = officeCallAt(paying)
  return call ? gateOf(house, call, gateOfAmount(house, money)) : 'second'
}

function gateOfAmount({ settings }: Pick<House, 'settings'>, { amount, currency }: Money): Gate {
  const isFrom = (name: 'withdrawal.secondFrom' | 'withdrawal.signFrom') => {
    const from = settings.get(name)[currency]
    return amount >= ((from === undefined ? undefined : parseAmount(from, currency)) ?? 0n)
  }
  if (isFrom('withdrawal.secondFrom')) return 'second'
  return isFrom('withdrawal.signFrom') ? 'stepUp' : 'reason'
}
