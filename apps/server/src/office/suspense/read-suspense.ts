import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { QueuePart } from '@fairhouse/contract/office/queues/queue-parts.ts'
import type { SuspenseRow } from '@fairhouse/contract/office/queues/suspense.ts'
import { formatAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import { findPlayer } from '../../people/players/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isNo, type OfficeRefused } from '../base/office-refusal.ts'
import { itemView, noteOf } from '../queues/queue-item.ts'
import { itemOf, listQueue } from '../queues/read-queue.ts'
import type { QueueRow } from '../queues/queue.sql.ts'
import { shortName } from '../records/short-name.ts'
import { suspenseQueue } from './suspense-queue.ts'
import type { WaitingArrival } from './suspense-queue.sql.ts'

export async function listSuspense(asking: StaffContext, wanted: { part?: QueuePart | undefined; after?: string | undefined }) {
  const { rows, next } = await listQueue(asking, suspenseQueue, wanted)
  return { items: rows.map((row) => rowView(asking.house, row)), next }
}

type Page = OfficeAnswers<'GET /office/suspense/one'>

/** Shows money in suspense with what is known of it. */
export async function readSuspense(asking: StaffContext, { item }: { item: string }): Promise<Page | OfficeRefused> {
  const { house } = asking
  const row = await itemOf(asking, suspenseQueue, item)
  if (isNo(row)) return row
  const player = row.player > 0n ? await findPlayer(house, String(row.player)) : undefined
  return {
    suspense: rowView(house, row),
    facts: {
      version: versionOf(row),
      note: noteOf(house, suspenseQueue, row),
      arrivedAt: row.since.toISOString(),
      player: player
        ? {
            id: String(player.id),
            name: shortName(house, player),
            country: player.country,
            status: player.status,
            currency: player.currency,
          }
        : null,
    },
  }
}

/** The version of what a decision looks at: what still waits of the reference. */
export const versionOf = ({ left }: WaitingArrival): string => String(left)

function rowView(house: House, row: QueueRow<WaitingArrival>): SuspenseRow {
  return {
    ...itemView(house, suspenseQueue, row),
    amount: formatAmount(row.amount, row.currency),
    left: row.left < 0n ? `-${formatAmount(-row.left, row.currency)}` : formatAmount(row.left, row.currency),
    currency: row.currency,
    provider: row.account.slice('suspense:'.length),
    reference: row.reference,
    player: row.player > 0n ? String(row.player) : null,
  }
}
