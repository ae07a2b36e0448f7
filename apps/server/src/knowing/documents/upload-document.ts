import type { Documents } from '@fairhouse/contract'
import type { Takes } from '@fairhouse/contract/caller.ts'
import { formatAll } from '@fairhouse/fields'
import { documentGroups } from '@fairhouse/fields/lists/document-groups.ts'
import type { PlayerContext } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { readPlayer } from '../../people/players/index.ts'
import { fieldRefusal } from '../../people/registration-fields/index.ts'
import { cleanFiles } from '../document-cleaning/clean-files.ts'
import { fieldsOf } from './document-fields.ts'
import { provesPerson, standingOf } from '../document-records/document-group.ts'
import { readDocumentRows } from '../document-records/document.sql.ts'
import { keepDocuments } from './keep-document.ts'
import type { DocumentDetails } from '../document-records/document-seal.ts'
import { readDocuments } from './read-documents.ts'
import { readRequested } from '../document-records/requested-documents.ts'
import { receiveFiles } from './received-files.ts'
import { scanFiles } from './scan-files.ts'

type Upload = Required<Takes<'POST /api/documents'>>
const ibanVerification = 'ibanVerification'

/** Takes a document from a player. Stored only after every check has passed; virus scan and rewriting come last. */
export async function uploadDocument(asking: PlayerContext, upload: Upload): Promise<Documents | Refused> {
  const { house } = asking
  const mayCome = (sql: Sql) => offerRefusal(asking, sql, upload)
  const refused = await mayCome(house.db)
  if (refused) return refused
  const details = await detailsIn(asking, upload)
  if (isRefused(details)) return details
  const files = receiveFiles(house.settings, upload.files)
  if (isRefused(files)) return files
  if (files.length < leastFiles(asking, upload)) return refuse('checkFields', { details: { fields: { files: { rule: 'fileRequired' } } } })
  const infected = await scanFiles(house, files)
  if (infected) return infected
  const clean = await cleanFiles(files)
  if (isRefused(clean)) return clean
  const kept = await keepDocuments(asking, [{ group: upload.group, type: upload.type, details, files: clean }], mayCome)
  return kept ?? readDocuments(asking)
}

/** Refuses a type that is no longer wanted (130) or was never offered (a wrong field). */
async function offerRefusal({ player }: PlayerContext, sql: Sql, { group, type }: Upload): Promise<Refused | undefined> {
  const { offered } = standingOf(group, await readDocumentRows(sql, player), await readRequested(sql, player))
  if (offered.includes(type)) return undefined
  const isOfGroup = (documentGroups[group] as readonly string[]).includes(type) // a longer type, for the question
  if (group === 'account' && isOfGroup) return refuse('notActive')
  return refuse('checkFields', { details: { fields: { type: { rule: 'oneOf' } } } })
}

/** Returns the minimum number of files: every side of an identity document, one of anything else. */
const leastFiles = ({ house }: PlayerContext, { group, type }: Upload): number =>
  provesPerson(group) ? (house.settings.get('documents.requiredSides')[type] ?? 1) : 1

/** Returns the typed details as stored, or what is wrong with them. */
async function detailsIn(asking: PlayerContext, { group, type, name, fields }: Upload): Promise<DocumentDetails | Refused> {
  const { house, player } = asking
  if (type === ibanVerification) return { name: 'iban', fields: {} }
  const row = await readPlayer(house.db, player.shard, player.player)
  if (!row) return refuse('noSession')
  const described = await fieldsOf(asking, group, row)
  const typed = formatAll(described, { ...fields, name })
  const wrong = await fieldRefusal(house, described, typed)
  if (wrong) return wrong
  const { name: called = '', ...rest } = typed
  return { name: called, fields: rest }
}
