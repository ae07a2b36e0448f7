import type { ActContext, StaffContext } from '../base/office-context.ts'
import { keepOne, leaveOne, nextItem } from '../queues/give-out.ts'
import { escalateItem, holdItem } from '../queues/set-aside.ts'
import { dismiss, takeOnceMore } from './decide-notices.ts'
import { noticeQueue } from './notice-queue.ts'
import { listNotices, readNotice } from './read-notices.ts'

type Item = { item: string }

/** What does the calls about notices that failed. */
export const noticeHandlers = {
  listNotices,
  readNotice,
  takeNoticeAgain: takeOnceMore,
  dismissNotice: dismiss,
  nextNotice: (asking: StaffContext, input: { after?: string | undefined }) => nextItem(asking, noticeQueue, input),
  keepNotice: (asking: StaffContext, input: Item) => keepOne(asking, noticeQueue, input),
  leaveNotice: (asking: StaffContext, input: Item) => leaveOne(asking, noticeQueue, input),
  holdNotice: (asking: ActContext, input: Item & { until: string }) => holdItem(asking, noticeQueue, input),
  escalateNotice: (asking: ActContext, input: Item) => escalateItem(asking, noticeQueue, input),
}
