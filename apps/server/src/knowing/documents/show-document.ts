import type { SentDocument } from '@fairhouse/contract'
import type { Actor } from '../../base/actor.ts'
import { writeAccess } from '../../base/audit/access.sql.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { openDetails } from '../document-records/document-seal.ts'
import { readDocumentRows } from '../document-records/document.sql.ts'
import { openDocumentFiles, type DocumentFile } from './open-document-file.ts'
import { sentDocumentOf } from './read-documents.ts'

type Owner = { shard: number; player: bigint }
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
  const opened = withFiles ? await openDocumentFiles(house, owner, document) : []
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
