import type { ActContext, StaffContext } from '../base/office-context.ts'
import { keepOne, leaveOne, nextItem } from '../queues/give-out.ts'
import { escalateItem, holdItem } from '../queues/set-aside.ts'
import { accountQueue } from './account-queue.ts'
import { blockAccount, refuseAccount, verifyAccount } from './decide-accounts.ts'
import { listAccounts, lookAtAccount, readAccount } from './read-accounts.ts'

type Item = { item: string }

/** What does the calls about payment accounts. */
export const accountHandlers = {
  listAccounts,
  readAccount,
  lookAtAccount,
  verifyAccount,
  refuseAccount,
  blockAccount,
  nextAccount: (asking: StaffContext, input: { after?: string | undefined }) => nextItem(asking, accountQueue, input),
  keepAccount: (asking: StaffContext, input: Item) => keepOne(asking, accountQueue, input),
  leaveAccount: (asking: StaffContext, input: Item) => leaveOne(asking, accountQueue, input),
  holdAccount: (asking: ActContext, input: Item & { until: string }) => holdItem(asking, accountQueue, input),
  escalateAccount: (asking: ActContext, input: Item) => escalateItem(asking, accountQueue, input),
}
