import type { ActContext, StaffContext } from '../base/office-context.ts'
import { keepOne, leaveOne, nextItem } from '../queues/give-out.ts'
import { escalateItem, holdItem } from '../queues/set-aside.ts'
import { extendExclusion, letReturn } from './decide-returns.ts'
import { listReturns, readReturn } from './read-returns.ts'
import { returnQueue } from './return-queue.ts'

type Item = { item: string }

/** What does the calls about requests to play again. */
export const returnHandlers = {
  listReturns,
  readReturn,
  letReturn,
  extendExclusion,
  nextReturn: (asking: StaffContext, input: { after?: string | undefined }) => nextItem(asking, returnQueue, input),
  keepReturn: (asking: StaffContext, input: Item) => keepOne(asking, returnQueue, input),
  leaveReturn: (asking: StaffContext, input: Item) => leaveOne(asking, returnQueue, input),
  holdReturn: (asking: ActContext, input: Item & { until: string }) => holdItem(asking, returnQueue, input),
  escalateReturn: (asking: ActContext, input: Item) => escalateItem(asking, returnQueue, input),
}
