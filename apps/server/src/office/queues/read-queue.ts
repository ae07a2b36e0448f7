import type { QueuePart } from '@fairhouse/contract/office/queues/queue-parts.ts'
import { keyOf, placeOf } from '../base/keyset.ts'
import type { StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { countriesOf } from '../base/reach.ts'
import type { QueueKind } from './queue-kind.ts'
import { readQueue, readQueueItem, type QueueRow } from './queue.sql.ts'

const atOnce = 50

/** Lists a part of a queue. */
export async function listQueue<Own>(
  { house, colleague, ...rest }: StaffContext,
  kind: QueueKind<Own>,
  { part = 'waiting', after }: { part?: QueuePart | undefined; after?: string | undefined },
): Promise<{ rows: QueueRow<Own>[]; next: string | null }> {
  const place = placeOf(after)
  const rows = await readQueue<Own>(house.db, kind, {
    staff: colleague.id,
    now: house.clock.now(),
    countries: countriesOf({ house, colleague, ...rest }, kind.reads),
    part,
    after: place && { turn: new Date(place[0]), item: place[1] },
    most: atOnce + 1,
  })
  const shown = rows.slice(0, atOnce)
  const last = shown.at(-1)
  return { rows: shown, next: rows.length > atOnce && last ? keyOf(last.turn.toISOString(), last.item) : null }
}

/** Finds an item that waits, if whoever asks may see it. */
export async function itemOf<Own>(asking: StaffContext, kind: QueueKind<Own>, item: string): Promise<QueueRow<Own> | OfficeRefused> {
  const row = await readQueueItem<Own>(asking.house.db, kind, item, asking.house.clock.now())
  if (!row) return no('notFound')
  const countries = countriesOf(asking, kind.reads)
  return countries && !countries.includes(row.country) ? no('notFound') : row
}
