import type { SentDocument } from '@fairhouse/contract'
import type { Actor } from '../../base/actor.ts'
import { writeAccess } from '../../base/audit/access.sql.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { sealOf } from '../../base/keys/person-key.sql.ts'
import { filePlace, openDetails } from '../document-records/document-seal.ts'
import { readDocumentFiles, readDocumentRows } from '../document-records/document.sql.ts'
import { sentDocumentOf } from './read-documents.ts'

type Owner = { shard: number; player: bigint }
type DocumentFile = { place: number; contentType: string; content: Buffer }
/** A document with what is written in it, and its files where they were wanted. */
type ShownDocument = SentDocument & { fields: Record<string, string>; amount?: string; opened: DocumentFile[] }

/** Opens a player's document for an operator, and keeps that they looked. Returns undefined if there is no such document. */
export async function showDocument(
  house: House,
  owner: Owner,
  { document, withFiles }: { document: string; withFiles: boolean },
  { actor, reason }: { actor: Actor; reason?: string | undefined },
): Promise<ShownDocument | undefined> {
  const found = (await readDocumentRows(house.db, owner)).find((one) => one.id === document)
  if (!found) return undefined
  const { fields, amount } = openDetails(house, found)
  const opened = withFiles ? await openFiles(house, owner, document) : []
  const at = house.clock.now()
  await writeAudit(house.db, {
    at,
    actor,
    action: 'document.show',
    subject: `player:${owner.player}`,
    details: { document, files: opened.length },
  })
  await writeAccess(house.db, {
    at,
    actor,
    of: owner,
    fields: ['document', ...Object.keys(fields), ...(opened.length > 0 ? ['files'] : [])],
    purpose: opened.length > 0 ? 'export' : 'reveal',
    reason: { words: reason, house },
  })
  return { ...sentDocumentOf(house, found), fields, ...(amount ? { amount } : {}), opened }
}

async function openFiles(house: House, owner: Owner, document: string): Promise<DocumentFile[]> {
  const files = await readDocumentFiles(house.db, owner, document)
  const seal = await sealOf(house.db, house, owner)
  return files.map(({ place, content_type: contentType, content }) => ({
    place,
    contentType,
    content: seal.openBytes(content, filePlace(owner, document, place)),
  }))
}
