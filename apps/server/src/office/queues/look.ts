import { writeAccess } from '../../base/audit/access.sql.ts'
import type { Sql } from '../../base/database/database.ts'
import type { Owner } from '../../base/keys/personal-data.ts'
import type { ActContext, StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { keptMs } from './give-out.ts'
import { workerOf } from './queue-item.ts'
import type { QueueKind } from './queue-kind.ts'
import { keepItem, readQueueItem, type QueueRow } from './queue.sql.ts'
import { toDecide } from './set-aside.ts'

/** Takes an item, to uncover what it is about: only whoever works on it sees that. */
export async function takeToLook<Own>(asking: ActContext, kind: QueueKind<Own>, item: string): Promise<QueueRow<Own> | OfficeRefused> {
  const { sql, at, colleague } = asking
  const row = await toDecide(asking, kind, item)
  if (isNo(row)) return row
  if (await keepItem(sql, kind, item, colleague.id, new Date(at.getTime() + keptMs), at)) return row
  return no('taken', { details: { worker: workerOf(await readQueueItem(sql, kind, item, at)) } })
}

/** Writes into the access log that somebody looked at personal data. The reason is the item that they have taken. */
export function writeLook(
  sql: Sql,
  { house, colleague }: StaffContext,
  { kind }: QueueKind<never>,
  { item, shard, player }: Owner & { item: string },
  fields: readonly string[],
): Promise<void> {
  return writeAccess(sql, {
    at: house.clock.now(),
    actor: colleague.actor,
    of: { shard, player },
    fields,
    purpose: 'reveal',
    reason: { words: `queue ${kind}, item ${item}`, house },
  })
}
