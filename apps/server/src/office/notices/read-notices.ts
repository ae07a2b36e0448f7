import type { NoticeRow } from '@fairhouse/contract/office/queues/notices.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { QueuePart } from '@fairhouse/contract/office/queues/queue-parts.ts'
import { formatAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import { openRaw, shownNotice } from '../../cashier/provider-notices/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isNo, type OfficeRefused } from '../base/office-refusal.ts'
import { itemView, noteOf } from '../queues/queue-item.ts'
import { itemOf, listQueue } from '../queues/read-queue.ts'
import type { QueueRow } from '../queues/queue.sql.ts'
import { noticeQueue } from './notice-queue.ts'
import type { NoticeThatFailed } from './notice-queue.sql.ts'

export async function listNotices(asking: StaffContext, wanted: { part?: QueuePart | undefined; after?: string | undefined }) {
  const { rows, next } = await listQueue(asking, noticeQueue, wanted)
  return { items: rows.map((row) => rowView(asking.house, row)), next }
}

type Page = OfficeAnswers<'GET /office/notices/one'>

/** Shows a notice that failed: why, what it is about, and its words without secrets. */
export async function readNotice(asking: StaffContext, { item }: { item: string }): Promise<Page | OfficeRefused> {
  const { house } = asking
  const row = await itemOf(asking, noticeQueue, item)
  if (isNo(row)) return row
  const raw = openRaw(house, row)
  return {
    notice: rowView(house, row),
    facts: {
      version: versionOf(row),
      note: noteOf(house, noticeQueue, row),
      why: row.why,
      event: row.event_key,
      lastAt: row.last_at.toISOString(),
      raw: raw ? shownNotice(raw) : null,
      about: aboutView(row),
    },
  }
}

/** The version of what a decision looks at: how often it came. */
export const versionOf = ({ tries }: NoticeThatFailed): string => String(tries)

function aboutView({ about, about_state: state, amount, currency, about_at: at }: NoticeThatFailed): Page['facts']['about'] {
  if (!about || !state || amount === null || !currency || !at) return null
  return { kind: about, state, amount: formatAmount(amount, currency), currency, at: at.toISOString() }
}

const rowView = (house: House, row: QueueRow<NoticeThatFailed>): NoticeRow => ({
  ...itemView(house, noticeQueue, row),
  provider: row.provider,
  failed: row.kind,
  reference: row.reference,
  tries: row.tries,
  player: row.player > 0n ? String(row.player) : null,
})
