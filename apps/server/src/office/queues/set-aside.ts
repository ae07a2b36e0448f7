import type { ActContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { itemOutOfReach, noteAt, workerOf } from './queue-item.ts'
import type { QueueKind } from './queue-kind.ts'
import { forgetItem, markItem, readQueueItem, type QueueRow } from './queue.sql.ts'

const heldMostMs = 30 * 86_400_000

/** Sets an item aside until a moment, with the reason beside it. */
export async function holdItem<Own>(
  asking: ActContext,
  kind: QueueKind<Own>,
  { item, until }: { item: string; until: string },
): Promise<Record<string, never> | OfficeRefused> {
  const { sql, at, changes, house, reason } = asking
  const heldUntil = new Date(until)
  if (heldUntil <= at || heldUntil.getTime() > at.getTime() + heldMostMs)
    return no('checkFields', { details: { fields: { until: { rule: 'time' } } }, message: 'Set it aside for at most 30 days.' })
  const row = await toDecide(asking, kind, item)
  if (isNo(row)) return row
  const sealedNote = house.personal.seal(reason, noteAt(kind, item))
  await markItem(sql, kind, item, { heldUntil, escalatedBy: null, sealedNote }, at)
  changes({ what: 'queue.held', subject: `${kind.subject}:${item}`, before: null, after: heldUntil.toISOString() })
  return {}
}

/** Hands an item to whoever leads, with the reason beside it. */
export async function escalateItem<Own>(
  asking: ActContext,
  kind: QueueKind<Own>,
  { item }: { item: string },
): Promise<Record<string, never> | OfficeRefused> {
  const { sql, at, changes, colleague, house, reason } = asking
  const row = await toDecide(asking, kind, item)
  if (isNo(row)) return row
  if (row.escalated_by !== null) return no('mayNot', { message: 'It has been escalated already.' })
  const sealedNote = house.personal.seal(reason, noteAt(kind, item))
  await markItem(sql, kind, item, { heldUntil: null, escalatedBy: colleague.id, sealedNote }, at)
  changes({ what: 'queue.escalated', subject: `${kind.subject}:${item}`, before: null, after: colleague.name })
  return {}
}

/** Returns an item for whoever decides on it; refuses what is out of their reach or has somebody else at work. */
export async function toDecide<Own>(asking: ActContext, kind: QueueKind<Own>, item: string): Promise<QueueRow<Own> | OfficeRefused> {
  const row = await readQueueItem<Own>(asking.sql, kind, item, asking.at)
  if (!row) return no('notFound')
  const refused = await itemOutOfReach(asking, kind, row)
  if (refused) return refused
  return row.worker === null || row.worker === asking.colleague.id ? row : no('taken', { details: { worker: workerOf(row) } })
}

/** An item has been decided: the queue forgets it. */
export const itemDecided = ({ sql }: ActContext, kind: QueueKind<never>, item: string): Promise<void> => forgetItem(sql, kind, item)
