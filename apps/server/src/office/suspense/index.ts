import type { ActContext, StaffContext } from '../base/office-context.ts'
import { keepOne, leaveOne, nextItem } from '../queues/give-out.ts'
import { escalateItem, holdItem } from '../queues/set-aside.ts'
import { creditSuspense, returnSuspense } from './decide-suspense.ts'
import { listSuspense, readSuspense } from './read-suspense.ts'
import { suspenseQueue } from './suspense-queue.ts'

type Item = { item: string }

/** What does the calls about money in suspense. */
export const suspenseHandlers = {
  listSuspense,
  readSuspense,
  creditSuspense,
  returnSuspense,
  nextSuspense: (asking: StaffContext, input: { after?: string | undefined }) => nextItem(asking, suspenseQueue, input),
  keepSuspense: (asking: StaffContext, input: Item) => keepOne(asking, suspenseQueue, input),
  leaveSuspense: (asking: StaffContext, input: Item) => leaveOne(asking, suspenseQueue, input),
  holdSuspense: (asking: ActContext, input: Item & { until: string }) => holdItem(asking, suspenseQueue, input),
  escalateSuspense: (asking: ActContext, input: Item) => escalateItem(asking, suspenseQueue, input),
}
