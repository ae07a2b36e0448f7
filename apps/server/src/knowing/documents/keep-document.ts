import type { DocumentGroup } from '@fairhouse/fields/lists/document-groups.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House, PlayerContext } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { randomId } from '../../base/ids.ts'
import { sealFor } from '../../base/keys/person-key.sql.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { lockPlayer } from '../../people/players/index.ts'
import { readKeptBytes, writeDocument, writeDocumentFile } from '../document-records/document.sql.ts'
import { detailsPlace, filePlace, type DocumentDetails } from '../document-records/document-seal.ts'
import type { ReceivedFile } from './received-files.ts'

/** A checked document, ready to be stored. */
export type NewDocument = { group: DocumentGroup; type: string; details: DocumentDetails; files: readonly ReceivedFile[] }

/** Stores documents with their files, all or none, after checking again under the player's lock that they may come. */
export async function keepDocuments(
  { house, player }: PlayerContext,
  documents: readonly NewDocument[],
  mayCome: (tx: Transaction) => Promise<Refused | undefined>,
): Promise<Refused | undefined> {
  const bytes = documents.flatMap(({ files }) => files).reduce((sum, { content }) => sum + content.length, 0)
  return house.db.transaction(async (tx) => {
    await lockPlayer(tx, player.shard, player.player)
    const no = await mayCome(tx)
    if (no) return no
    if ((await readKeptBytes(tx, player)) + BigInt(bytes) > BigInt(house.settings.get('documents.maxBytesPerPlayer')))
      return refuse('fileRefused', { details: { reason: 'total' } })
    for (const document of documents) await keep(house, tx, player, document)
    return undefined
  })
}

async function keep(house: House, tx: Transaction, owner: { shard: number; player: bigint }, document: NewDocument): Promise<void> {
  const [id, at, { group, type, files }] = [randomId(), house.clock.now(), document]
  const seal = await sealFor(tx, house, owner)
  await writeDocument(tx, { ...owner, id, group, type, details: seal.seal(document.details, detailsPlace(owner, id)), uploaded_at: at })
  for (const [place, { type: content_type, content }] of files.entries())
    await writeDocumentFile(tx, owner, id, {
      place,
      content_type,
      bytes: content.length,
      content: seal.sealBytes(content, filePlace(owner, id, place)),
    })
  await writeAudit(tx, {
    at,
    actor: `player:${owner.player}`,
    action: 'document.upload',
    subject: `player:${owner.player}`,
    details: { document: id, group, type, files: files.length },
  })
}
