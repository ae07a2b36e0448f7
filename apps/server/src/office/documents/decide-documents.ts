import type { DocumentRefusal } from '@fairhouse/contract/office/queues/document-refusals.ts'
import { judgeDocument } from '../../knowing/document-records/index.ts'
import { readDocumentStanding, reviewDocument, type DocumentReview, type DocumentStanding } from '../../knowing/document-review/index.ts'
import { lockPlayer } from '../../people/players/index.ts'
import type { ActContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { playerToActOn } from '../players/index.ts'
import { itemDecided, toDecide } from '../queues/set-aside.ts'
import { documentQueue } from './document-queue.ts'
import { documentToDecide } from './export-document.ts'
import { refusalText } from './read-documents.ts'

type Decided = Record<string, never> | OfficeRefused
type Judged = Parameters<typeof judgeDocument>[2]

/** Takes a document for good. */
export const approveDocument = (asking: ActContext, { item }: { item: string }): Promise<Decided> =>
  decide(asking, item, () => ({ document: item, status: 'approved' }))

/** Refuses a document; the player reads the text of the code in their language. */
export const rejectDocument = (asking: ActContext, { item, code }: { item: string; code: DocumentRefusal }): Promise<Decided> =>
  decide(asking, item, ({ player }) => ({
    document: item,
    status: 'rejected',
    told: { code, text: refusalText(player.language, code) },
  }))

async function decide(asking: ActContext, item: string, judgedBy: (review: DocumentReview) => Judged): Promise<Decided> {
  const { house, sql, colleague, reason, changes } = asking
  const found = await toDecide(asking, documentQueue, item)
  if (isNo(found)) return found
  // One decision at a time per player, in the same order as an upload and a service: the player first.
  await lockPlayer(sql, found.shard, found.player)
  const row = await toDecide(asking, documentQueue, item)
  if (isNo(row)) return row
  const review = await reviewDocument(house, row, item)
  if (!review) return no('notFound')
  asking.looksAt(`document:${item}`, review.version)
  const judged = judgedBy(review)
  const before = await readDocumentStanding(sql, row)
  if (!(await judgeDocument(house, row, judged, { actor: colleague.actor, reason }))) return no('notFound')
  const subject = `player:${row.player}`
  changes({ what: 'document.status', subject: `document:${item}`, before: 'uploaded', after: judged.status })
  if (judged.told) changes({ what: 'document.told', subject, before: null, after: judged.told.text })
  for (const change of changesOf(before, await readDocumentStanding(sql, row))) changes({ ...change, subject })
  await itemDecided(asking, documentQueue, item)
  return {}
}

type Again = { player: string; document: string; verdict: 'approved' | 'rejected'; code?: DocumentRefusal | undefined }

/** Decides on a document that was decided before. One that waits is decided from its queue. */
export async function decideDocumentAgain(asking: ActContext, { player: id, document, verdict, code }: Again): Promise<Decided> {
  const { house, sql, colleague, reason, changes } = asking
  const player = await playerToActOn(asking, 'documents.decide', id)
  if (isNo(player)) return player
  const owner = { shard: player.shard, player: player.id }
  const found = await documentToDecide(asking, owner, document)
  if (isNo(found)) return found
  if (found.status === 'uploaded') return no('mayNot', { message: 'It was not decided yet: decide on it from the queue.' })
  if (found.status === verdict) return no('mayNot', { message: `It is ${verdict} already.` })
  if (verdict === 'rejected' && !code) return no('mayNot', { message: 'Say by its code what the player reads.' })
  const told = code ? { told: { code, text: refusalText(player.language, code) } } : {}
  const before = await readDocumentStanding(sql, owner)
  if (!(await judgeDocument(house, owner, { document, status: verdict, ...told }, { actor: colleague.actor, reason })))
    return no('notFound')
  changes({ what: 'document.status', subject: `document:${document}`, before: found.status, after: verdict })
  for (const change of changesOf(before, await readDocumentStanding(sql, owner))) changes({ ...change, subject: `player:${player.id}` })
  return {}
}

type Moved = { what: string; before: string | null; after: string | null }

/** What a decision brings with it. */
function changesOf(before: DocumentStanding, after: DocumentStanding): Moved[] {
  const yesNo = (is: boolean) => (is ? 'yes' : 'no')
  const turned = (what: string, was: boolean, is: boolean): Moved[] => (was === is ? [] : [{ what, before: yesNo(was), after: yesNo(is) }])
  const gone = (what: string, was: string[], now: string[]): Moved[] =>
    was.filter((one) => !now.includes(one)).map((one) => ({ what, before: one, after: null }))
  return [
    ...turned('player.known', before.isKnown, after.isKnown),
    ...turned('paymentAccount.confirmed', before.isAccountConfirmed, after.isAccountConfirmed),
    ...gone('document.request', before.asked, after.asked),
    ...gone('money.hold', before.holds, after.holds),
  ]
}
