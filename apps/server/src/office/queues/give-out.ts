import type { StaffContext } from '../base/office-context.ts'
import type { OfficeRefused } from '../base/office-refusal.ts'
import { countriesOf } from '../base/reach.ts'
import { itemOutOfReach, workerOf, type Worker } from './queue-item.ts'
import type { QueueKind } from './queue-kind.ts'
import { keepItem, leaveItem, lockQueue, readFree, readQueueItem } from './queue.sql.ts'

/** How long an item is kept from everybody else. */
export const keptMs = 2 * 60_000
const atOnce = 50

type After = { after?: string | undefined }

/** Gives out the next item that is free, within the reach of whoever asks, and keeps it for them. */
export async function nextItem<Own>(asking: StaffContext, kind: QueueKind<Own>, { after }: After): Promise<{ item: string | null }> {
  const { house, colleague } = asking
  const now = house.clock.now()
  const countries = countriesOf(asking, kind.decides)
  const leads = kind.leads === undefined || colleague.held.some(({ permission }) => permission === kind.leads)
  return house.db.transaction(async (tx) => {
    await lockQueue(tx, kind)
    const left = after === undefined ? undefined : await readQueueItem<Own>(tx, kind, after, now)
    if (left) await leaveItem(tx, kind, left.item, colleague.id)
    const not: string[] = left ? [left.item] : []
    for (;;) {
      const free = await readFree<Own>(tx, kind, { staff: colleague.id, now, countries, leads, not, after: left, most: atOnce })
      for (const row of free) {
        if (await itemOutOfReach(asking, kind, row)) continue
        await keepItem(tx, kind, row.item, colleague.id, new Date(now.getTime() + keptMs), now)
        return { item: row.item }
      }
      if (free.length < atOnce) return { item: null }
      not.push(...free.map(({ item }) => item))
    }
  })
}

/** Takes an item that is free, or goes on keeping it; answers who has it. */
export async function keepOne<Own>(
  asking: StaffContext,
  kind: QueueKind<Own>,
  { item }: { item: string },
): Promise<{ worker: Worker } | OfficeRefused> {
  const { house, colleague } = asking
  const now = house.clock.now()
  const row = await readQueueItem<Own>(house.db, kind, item, now)
  if (!row) return { worker: null }
  const refused = await itemOutOfReach(asking, kind, row)
  if (refused) return refused
  if (await keepItem(house.db, kind, item, colleague.id, new Date(now.getTime() + keptMs), now))
    return { worker: { id: String(colleague.id), name: colleague.name } }
  return { worker: workerOf(await readQueueItem(house.db, kind, item, now)) }
}

/** Gives an item back. */
export async function leaveOne(
  { house, colleague }: StaffContext,
  kind: QueueKind<never>,
  { item }: { item: string },
): Promise<Record<string, never>> {
  await leaveItem(house.db, kind, item, colleague.id)
  return {}
}
