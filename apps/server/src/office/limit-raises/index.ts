import type { ActContext, StaffContext } from '../base/office-context.ts'
import { keepOne, leaveOne, nextItem } from '../queues/give-out.ts'
import { escalateItem, holdItem } from '../queues/set-aside.ts'
import { approveLimitRaise, keepLimitTalk, rejectLimitRaise } from './decide-limit-raises.ts'
import { limitRaiseQueue } from './limit-raise-queue.ts'
import { listLimitRaises, readLimitRaise } from './read-limit-raises.ts'

type Item = { item: string }

/** What does the calls about raised limits. */
export const limitRaiseHandlers = {
  listLimitRaises,
  readLimitRaise,
  approveLimitRaise,
  rejectLimitRaise,
  keepLimitTalk,
  nextLimitRaise: (asking: StaffContext, input: { after?: string | undefined }) => nextItem(asking, limitRaiseQueue, input),
  keepLimitRaise: (asking: StaffContext, input: Item) => keepOne(asking, limitRaiseQueue, input),
  leaveLimitRaise: (asking: StaffContext, input: Item) => leaveOne(asking, limitRaiseQueue, input),
  holdLimitRaise: (asking: ActContext, input: Item & { until: string }) => holdItem(asking, limitRaiseQueue, input),
  escalateLimitRaise: (asking: ActContext, input: Item) => escalateItem(asking, limitRaiseQueue, input),
}
