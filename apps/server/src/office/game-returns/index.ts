import type { ActContext, StaffContext } from '../base/office-context.ts'
import { keepOne, leaveOne, nextItem } from '../queues/give-out.ts'
import { escalateItem, holdItem } from '../queues/set-aside.ts'
import { dismiss, switchOff } from './decide-alarms.ts'
import { listReturnAlarms, readReturnAlarm } from './read-alarms.ts'
import { listGameReturns, readGameReturn } from './read-returns.ts'
import { returnAlarmQueue } from './return-alarm-queue.ts'

type Item = { item: string }

/** What does the calls about what games return. */
export const gameReturnHandlers = {
  listGameReturns,
  readGameReturn,
  listReturnAlarms,
  readReturnAlarm,
  switchReturnOff: switchOff,
  dismissReturnAlarm: dismiss,
  nextReturnAlarm: (asking: StaffContext, input: { after?: string | undefined }) => nextItem(asking, returnAlarmQueue, input),
  keepReturnAlarm: (asking: StaffContext, input: Item) => keepOne(asking, returnAlarmQueue, input),
  leaveReturnAlarm: (asking: StaffContext, input: Item) => leaveOne(asking, returnAlarmQueue, input),
  holdReturnAlarm: (asking: ActContext, input: Item & { until: string }) => holdItem(asking, returnAlarmQueue, input),
  escalateReturnAlarm: (asking: ActContext, input: Item) => escalateItem(asking, returnAlarmQueue, input),
}
