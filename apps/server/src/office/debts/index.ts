import type { ActContext, StaffContext } from '../base/office-context.ts'
import { keepOne, leaveOne, nextItem } from '../queues/give-out.ts'
import { escalateItem, holdItem } from '../queues/set-aside.ts'
import { debtQueue } from './debt-queue.ts'
import { recover, writeOff } from './decide-debts.ts'
import { listDebts, readDebt } from './read-debts.ts'

type Item = { item: string }

/** What does the calls about debts of players. */
export const debtHandlers = {
  listDebts,
  readDebt,
  recoverDebt: recover,
  writeOffDebt: writeOff,
  nextDebt: (asking: StaffContext, input: { after?: string | undefined }) => nextItem(asking, debtQueue, input),
  keepDebt: (asking: StaffContext, input: Item) => keepOne(asking, debtQueue, input),
  leaveDebt: (asking: StaffContext, input: Item) => leaveOne(asking, debtQueue, input),
  holdDebt: (asking: ActContext, input: Item & { until: string }) => holdItem(asking, debtQueue, input),
  escalateDebt: (asking: ActContext, input: Item) => escalateItem(asking, debtQueue, input),
}
