import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { QueuePart } from '@fairhouse/contract/office/queues/queue-parts.ts'
import type { ReviewRow } from '@fairhouse/contract/office/queues/reviews.ts'
import type { House } from '../../base/house.ts'
import { findPlayer, openPerson, type PlayerRow } from '../../people/players/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { itemView, noteOf } from '../queues/queue-item.ts'
import { itemOf, listQueue } from '../queues/read-queue.ts'
import type { QueueRow } from '../queues/queue.sql.ts'
import { shortName } from '../records/short-name.ts'
import { maskedEmail } from '../records/staff-email.ts'
import { reviewQueue } from './review-queue.ts'
import { readCommon, type OpenReview } from './review-queue.sql.ts'

export async function listReviews(asking: StaffContext, wanted: { part?: QueuePart | undefined; after?: string | undefined }) {
  const { rows, next } = await listQueue(asking, reviewQueue, wanted)
  return { items: rows.map((row) => rowView(asking.house, row)), next }
}

type Page = OfficeAnswers<'GET /office/reviews/one'>

/** Shows a review with both accounts beside each other. */
export async function readReview(asking: StaffContext, { item }: { item: string }): Promise<Page | OfficeRefused> {
  const { house } = asking
  const row = await itemOf(asking, reviewQueue, item)
  if (isNo(row)) return row
  const [newer, older] = await Promise.all([findPlayer(house, String(row.player)), findPlayer(house, String(row.other))])
  if (!newer || !older) return no('notFound')
  const same = await readCommon(house.db, row.player, row.other)
  return {
    review: rowView(house, row),
    facts: {
      version: versionOf(newer, older),
      note: noteOf(house, reviewQueue, row),
      newer: accountView(house, newer),
      older: accountView(house, older),
      same,
    },
  }
}

/** The version of what a decision looks at: how both accounts stand. */
export const versionOf = (newer: PlayerRow, older: PlayerRow): string =>
  [newer, older].map(({ status, validated_at: at }) => `${status} ${at?.getTime() ?? 0}`).join(' ')

const rowView = (house: House, row: QueueRow<OpenReview>): ReviewRow => ({
  ...itemView(house, reviewQueue, row),
  alike: row.alike,
  player: String(row.player),
  other: String(row.other),
  country: row.country,
})

const accountView = (house: House, row: PlayerRow): Page['facts']['newer'] => ({
  id: String(row.id),
  name: shortName(house, row),
  email: maskedEmail(openPerson(house, row).email),
  country: row.country,
  status: row.status,
  since: row.created_at.toISOString(),
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
  isValidated: row.validated_at !== null,
})
