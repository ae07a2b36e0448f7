import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { countPages, isPaper } from '../../knowing/document-pages/index.ts'
import { reviewDocument } from '../../knowing/document-review/index.ts'
import { openDocumentFile, readFileTypes } from '../../knowing/documents/index.ts'
import type { ActContext, StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { makeFileAddress, setFilesCookie } from '../files/index.ts'
import { keptMs } from '../queues/give-out.ts'
import { takeToLook, writeLook } from '../queues/look.ts'
import { itemOutOfReach, workerOf } from '../queues/queue-item.ts'
import { keepItem, readQueueItem } from '../queues/queue.sql.ts'
import { documentQueue } from './document-queue.ts'
import type { WaitingDocument } from './document-queue.sql.ts'

/** Takes a document and uncovers what is written in it and in the profile. */
export async function lookAtDocument(
  asking: ActContext,
  { item }: { item: string },
): Promise<OfficeAnswers<'POST /office/documents/look'> | OfficeRefused> {
  const { house, sql } = asking
  const row = await takeToLook(asking, documentQueue, item)
  if (isNo(row)) return row
  const review = await reviewDocument(house, row, item)
  if (!review) return no('notFound')
  const { fields, called, amount } = review
  await writeLook(sql, asking, documentQueue, row, [...fields.map(({ name }) => name), ...(amount ? ['amount'] : [])])
  const types = await readFileTypes(house, row, item)
  return { fields, called, amount, files: types.map(({ place, contentType }) => ({ place, isPaper: isPaper(contentType) })) }
}

type Wanted = { item: string; file: number; page: number }

/** Makes the address of one page of a document, which nobody else has open. */
export async function showDocumentPage(
  asking: StaffContext,
  { item, file, page }: Wanted,
): Promise<{ address: string; pages: number } | OfficeRefused> {
  const { house, colleague } = asking
  const { session } = colleague
  const row = await readQueueItem<WaitingDocument>(house.db, documentQueue, item, house.clock.now())
  if (!row || !session) return no('notFound')
  const refused = await itemOutOfReach(asking, documentQueue, row)
  if (refused) return refused
  const now = house.clock.now()
  if (!(await keepItem(house.db, documentQueue, item, colleague.id, new Date(now.getTime() + keptMs), now)))
    return no('taken', { details: { worker: workerOf(row) } })
  const opened = await openDocumentFile(house, row, item, file)
  if (!opened) return no('notFound')
  const pages = await countPages(opened)
  if (pages === undefined || page >= pages) return no('mayNot', { message: 'This file has no such page, or cannot be drawn.' })
  await writeLook(house.db, asking, documentQueue, row, [`file ${file + 1}, page ${page + 1}`])
  asking.setCookie(setFilesCookie(house, session.id))
  const { shard, player } = row
  return { address: await makeFileAddress(house, { session: session.id, shard, player, document: item, place: file, page }), pages }
}
