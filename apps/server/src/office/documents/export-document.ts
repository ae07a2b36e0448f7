import { may } from '@fairhouse/contract/office/base/may.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { readSentDocuments, showDocument } from '../../knowing/documents/index.ts'
import type { ActContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { playerToActOn } from '../players/index.ts'

type Owner = { shard: number; player: bigint }
type Sent = Awaited<ReturnType<typeof readSentDocuments>>[number]

/** Finds a document of a player. Where money comes from is for those alone who decide on it. */
export async function documentToDecide({ house, colleague }: ActContext, owner: Owner, document: string): Promise<Sent | OfficeRefused> {
  const found = (await readSentDocuments(house, owner)).find(({ id }) => id === document)
  if (!found) return no('notFound')
  const isFunds = found.group === 'sof'
  return isFunds && !may(colleague.held, 'documents.funds').may ? no('notAllowed', { details: { permission: 'documents.funds' } }) : found
}

/** Opens a document for a colleague, with its files as they were sent where they are wanted, and keeps that they looked. */
export async function exportDocument(
  asking: ActContext,
  { player: id, document, withFiles }: { player: string; document: string; withFiles: boolean },
): Promise<OfficeAnswers<'POST /office/documents/export'> | OfficeRefused> {
  const { house, colleague, reason, changes } = asking
  const player = await playerToActOn(asking, 'documents.decide', id)
  if (isNo(player)) return player
  const owner = { shard: player.shard, player: player.id }
  const found = await documentToDecide(asking, owner, document)
  if (isNo(found)) return found
  const shown = await showDocument(house, owner, { document, withFiles }, { actor: colleague.actor, reason })
  if (!shown) return no('notFound')
  changes({ what: 'player.reveal', subject: `player:${player.id}`, before: null, after: `document ${document}` })
  const { opened, fields, amount, group, type, name, status, reason: told, uploadedAt } = shown
  return {
    id: document,
    group,
    type,
    name,
    status,
    reason: told || null,
    uploadedAt,
    fields,
    amount: amount ?? null,
    files: opened.map(({ place, contentType, content }) => ({ place, contentType, content: content.toString('base64') })),
  }
}
