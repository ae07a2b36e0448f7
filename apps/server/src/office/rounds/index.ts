import type { ActContext, StaffContext } from '../base/office-context.ts'
import { keepOne, leaveOne, nextItem } from '../queues/give-out.ts'
import { escalateItem, holdItem } from '../queues/set-aside.ts'
import { askAboutRound, rollBack, settle } from './decide-rounds.ts'
import { listRounds, readRound } from './read-rounds.ts'
import { roundQueue } from './round-queue.ts'

type Item = { item: string }

/** What does the calls about rounds that hang. */
export const roundHandlers = {
  listRounds,
  readRound,
  askStudio: askAboutRound,
  settleRound: settle,
  rollBackRound: rollBack,
  nextRound: (asking: StaffContext, input: { after?: string | undefined }) => nextItem(asking, roundQueue(asking.house), input),
  keepRound: (asking: StaffContext, input: Item) => keepOne(asking, roundQueue(asking.house), input),
  leaveRound: (asking: StaffContext, input: Item) => leaveOne(asking, roundQueue(asking.house), input),
  holdRound: (asking: ActContext, input: Item & { until: string }) => holdItem(asking, roundQueue(asking.house), input),
  escalateRound: (asking: ActContext, input: Item) => escalateItem(asking, roundQueue(asking.house), input),
}
