import type { ActContext, StaffContext } from '../base/office-context.ts'
import { keepOne, leaveOne, nextItem } from '../queues/give-out.ts'
import { escalateItem, holdItem } from '../queues/set-aside.ts'
import { gateOfRule, readWithdrawalRule, setWithdrawalRule } from './approval-rule.ts'
import { payWithdrawal, rejectWithdrawal } from './decide-withdrawals.ts'
import { gateOfPayment } from './payment-gate.ts'
import { listWithdrawals, readWithdrawal } from './read-withdrawals.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { withdrawalQueue } from './withdrawal-queue.ts'

type Item = { item: string }

/** What does the calls about withdrawals. */
export const withdrawalHandlers = {
  listWithdrawals,
  readWithdrawal,
  nextWithdrawal: (asking: StaffContext, input: { after?: string | undefined }) => nextItem(asking, withdrawalQueue(asking.house), input),
  keepWithdrawal: (asking: StaffContext, input: Item) => keepOne(asking, withdrawalQueue(asking.house), input),
  leaveWithdrawal: (asking: StaffContext, input: Item) => leaveOne(asking, withdrawalQueue(asking.house), input),
  holdWithdrawal: (asking: ActContext, input: Item & { until: string }) => holdItem(asking, withdrawalQueue(asking.house), input),
  escalateWithdrawal: (asking: ActContext, input: Item) => escalateItem(asking, withdrawalQueue(asking.house), input),
  payWithdrawal,
  rejectWithdrawal,
  requestWithdrawal,
  readWithdrawalRule,
  setWithdrawalRule,
}

/** The gates that depend on the amount, or on whether the rule is on. */
export const withdrawalGates = { 'POST /office/withdrawals/pay': gateOfPayment, 'POST /office/withdrawals/rule': gateOfRule }
