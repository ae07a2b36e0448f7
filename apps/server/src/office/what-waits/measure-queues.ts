import type { House } from '../../base/house.ts'
import { dueOf } from '../queues/queue-item.ts'
import { countQueue } from '../queues/queue.sql.ts'
import { queuesOf } from './all-queues.ts'

// A count beyond this says nothing more.
const mostMeasured = 1000

/** Updates the metrics of the office's queues: what waits, and whether it should have been decided. */
export async function measureQueues(house: House): Promise<void> {
  const { db, clock, metrics } = house
  const now = clock.now()
  metrics.queueItems.reset()
  metrics.queueOverdue.reset()
  for (const kind of queuesOf(house)) {
    const { waiting, first } = await countQueue(db, kind, now, mostMeasured)
    const lateMs = first === null ? 0 : now.getTime() - dueOf(house, kind, first).getTime()
    metrics.queueItems.set({ queue: kind.kind }, waiting)
    metrics.queueOverdue.set({ queue: kind.kind }, Math.max(0, lateMs / 1000))
  }
}
