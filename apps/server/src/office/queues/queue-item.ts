import type { QueueItem } from '@fairhouse/contract/office/queues/queue.ts'
import type { House } from '../../base/house.ts'
import type { Place } from '../../base/keys/personal-data.ts'
import type { StaffContext } from '../base/office-context.ts'
import type { OfficeRefused } from '../base/office-refusal.ts'
import { outOfReach, type Reached } from '../base/reach.ts'
import type { QueueKind } from './queue-kind.ts'
import type { QueueRow } from './queue.sql.ts'

const hourMs = 3_600_000

/** Who has an item open. */
export type Worker = { id: string; name: string } | null

/** Returns by when an item should be decided whose turn began at a moment. */
export function dueOf({ settings }: Pick<House, 'settings'>, { kind }: QueueKind<never>, turn: Date): Date {
  const hours = settings.get('office.queueDueHours')[kind] ?? settings.get('office.queueDueHours')['*'] ?? 24
  return new Date(turn.getTime() + hours * hourMs)
}

/** Shows what a queue knows of an item. */
export function itemView(house: House, kind: QueueKind<never>, row: QueueRow): QueueItem {
  const due = dueOf(house, kind, row.turn)
  return {
    item: row.item,
    since: row.since.toISOString(),
    dueAt: due.toISOString(),
    isOverdue: due < house.clock.now(),
    isAhead: row.turn < row.since,
    worker: workerOf(row),
    heldUntil: row.held_until?.toISOString() ?? null,
    escalatedBy: row.escalated_by === null ? null : { id: String(row.escalated_by), name: row.escalated_name ?? '' },
    request: row.request,
  }
}

/** Returns why an item was set aside or handed on. */
export const noteOf = ({ personal }: House, kind: QueueKind<never>, { item, sealed_note: sealed }: QueueRow): string | null =>
  sealed && personal.open<string>(sealed, noteAt(kind, item))

/** Where the note of an item is sealed. */
export const noteAt = ({ kind }: QueueKind<never>, item: string): Place => `queue_item.sealed_note ${kind}/${item}`

/** Returns who has an item open. */
export const workerOf = (row: QueueRow | undefined): Worker =>
  row?.worker == null ? null : { id: String(row.worker), name: row.worker_name ?? '' }

/** Refuses an item that is out of somebody's reach, or needs a permission of its own. */
export async function itemOutOfReach<Own>(
  asking: StaffContext,
  kind: QueueKind<Own>,
  row: QueueRow<Own>,
): Promise<OfficeRefused | undefined> {
  const besides = kind.needs?.(row)
  const refused = await outOfReach(asking, kind.decides, aboutOf(kind, row))
  return refused ?? (besides && outOfReach(asking, besides, aboutOf(kind, row)))
}

/** Returns whom and what money an item is about. */
export const aboutOf = <Own>({ moneyOf }: QueueKind<Own>, row: QueueRow<Own>): Reached => ({
  player: row.player,
  country: row.country,
  ...moneyOf?.(row),
})
