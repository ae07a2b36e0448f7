import { documentRefusals } from '@fairhouse/contract/office/queues/document-refusals.ts'
import type { DocumentRow } from '@fairhouse/contract/office/queues/documents.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { QueuePart } from '@fairhouse/contract/office/queues/queue-parts.ts'
import { nameText } from '@fairhouse/messages/my-data-texts.ts'
import type { House } from '../../base/house.ts'
import { reviewDocument, type ComparedField, type DocumentReview } from '../../knowing/document-review/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { itemView, noteOf } from '../queues/queue-item.ts'
import { itemOf, listQueue } from '../queues/read-queue.ts'
import type { QueueRow } from '../queues/queue.sql.ts'
import { shortName } from '../records/short-name.ts'
import { documentQueue } from './document-queue.ts'
import type { WaitingDocument } from './document-queue.sql.ts'

export async function listDocuments(asking: StaffContext, wanted: { part?: QueuePart | undefined; after?: string | undefined }) {
  const { rows, next } = await listQueue(asking, documentQueue, wanted)
  return { items: rows.map((row) => rowView(asking.house, row)), next }
}

type Page = OfficeAnswers<'GET /office/documents/one'>

/** Shows a document beside the profile, masked, with how earlier ones were decided. */
export async function readDocument(asking: StaffContext, { item }: { item: string }): Promise<Page | OfficeRefused> {
  const { house } = asking
  const row = await itemOf(asking, documentQueue, item)
  if (isNo(row)) return row
  const review = await reviewDocument(house, row, item)
  if (!review) return no('notFound')
  const { player, version, why, rules } = review
  return {
    document: rowView(house, row),
    facts: {
      version,
      note: noteOf(house, documentQueue, row),
      player: {
        status: player.status,
        since: player.created_at.toISOString(),
        language: player.language,
        isValidated: player.validated_at !== null,
      },
      why: { ...why, askedSince: why.askedSince?.toISOString() ?? null },
      rules,
      fields: review.fields.map(masked),
      earlier: earlierOf(review),
      refusals: documentRefusals.map((code) => ({ code, text: refusalText(player.language, code) })),
    },
  }
}

/** What a player reads of a rejection, in their language. */
export const refusalText = (language: string, code: string): string => nameText(language, `documents.refusal.${code}`)

const earlierOf = ({ earlier }: DocumentReview): Page['facts']['earlier'] =>
  earlier.map(({ id, group, type, status, uploaded_at: sent, decided_at: decided, reason }) => ({
    id,
    group,
    type,
    status,
    sentAt: sent.toISOString(),
    decidedAt: decided?.toISOString() ?? null,
    reason,
  }))

/** Whether both agree is shown to everybody who reads; what they say to whoever takes the document. */
const masked = ({ name, profile, document, agrees }: ComparedField): ComparedField => ({
  name,
  profile: mask(profile),
  document: mask(document),
  agrees,
})

const mask = (value: string | null): string | null => (value === null || value === '' ? null : `${value.slice(0, 1)}•••`)

const rowView = (house: House, row: QueueRow<WaitingDocument>): DocumentRow => ({
  ...itemView(house, documentQueue, row),
  player: String(row.player),
  name: shortName(house, { shard: row.shard, id: row.player, personal: row.personal, person_key: row.person_key }),
  country: row.country,
  group: row.group,
  type: row.type,
  files: row.files,
})
