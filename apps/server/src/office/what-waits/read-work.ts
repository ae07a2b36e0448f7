import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { mostCounted } from '@fairhouse/contract/office/queues/work.ts'
import type { StaffContext } from '../base/office-context.ts'
import { countriesOf } from '../base/reach.ts'
import { dueOf } from '../queues/queue-item.ts'
import { countFree } from '../queues/queue.sql.ts'
import { queuesOf } from './all-queues.ts'

type Work = OfficeAnswers<'GET /office/queues'>

/** Tells how much waits in each queue that a colleague decides on, as far as they could be given it. */
export async function readWork(asking: StaffContext): Promise<Work> {
  const { house, colleague } = asking
  const now = house.clock.now()
  const holds = (permission: string) => colleague.held.some((one) => one.permission === permission)
  const own = queuesOf(house).filter(({ decides }) => holds(decides))
  const queues = await Promise.all(
    own.map(async (kind) => {
      const leads = kind.leads === undefined || holds(kind.leads)
      const countries = countriesOf(asking, kind.decides)
      const { waiting, oldest, first } = await countFree(house.db, kind, { staff: colleague.id, now, countries, leads, most: mostCounted })
      const due = first && dueOf(house, kind, first)
      return {
        kind: kind.kind,
        waiting,
        oldest: oldest?.toISOString() ?? null,
        dueAt: due?.toISOString() ?? null,
        isOverdue: due !== null && due < now,
      }
    }),
  )
  return { queues }
}
