import type { SourceOfFunds } from '@fairhouse/contract'
import type { Takes } from '@fairhouse/contract/caller.ts'
import { checkAll, formatAll, fundsField } from '@fairhouse/fields'
import { documentGroups, type FundsType } from '@fairhouse/fields/lists/document-groups.ts'
import type { PlayerContext } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { cleanFiles } from '../document-cleaning/clean-files.ts'
import { standingOf } from '../document-records/document-group.ts'
import { readDocumentRows } from '../document-records/document.sql.ts'
import { keepDocuments, type NewDocument } from './keep-document.ts'
import { readRequested } from '../document-records/requested-documents.ts'
import { receiveFiles, tooBigTogether, type ReceivedFile } from './received-files.ts'
import { scanFiles } from './scan-files.ts'
import { readSourceOfFunds } from './source-of-funds.ts'

type Upload = Required<Takes<'POST /api/source-of-funds'>>

/** Takes a player's sources of funds: one document for each chosen type, all or none. */
export async function uploadSourceOfFunds(asking: PlayerContext, upload: Upload): Promise<SourceOfFunds | Refused> {
  const { house } = asking
  const types = documentGroups.sof.filter((type) => upload.selectedTypes.includes(type))
  if (upload.selectedTypes.length === 0) return refuse('sofValidation')
  const mayCome = (sql: Sql) => offerRefusal(asking, sql, upload.selectedTypes)
  const refused = await mayCome(house.db)
  if (refused) return refused
  const documents = documentsIn(asking, types, upload)
  if (isRefused(documents)) return documents
  const files = [...new Set(documents.flatMap((one) => one.files))]
  const stopped = tooBigTogether(house.settings, files) ?? (await scanFiles(house, files))
  if (stopped) return stopped
  const clean = await cleanFiles(files)
  if (isRefused(clean)) return clean
  const cleanOf = (file: ReceivedFile) => clean[files.indexOf(file)] ?? file
  const anew = documents.map((document) => ({ ...document, files: document.files.map(cleanOf) }))
  const kept = await keepDocuments(asking, anew, mayCome)
  return kept ?? readSourceOfFunds(asking)
}

/** Refuses types already approved or pending. */
async function offerRefusal({ player }: PlayerContext, sql: Sql, types: readonly string[]): Promise<Refused | undefined> {
  const { offered } = standingOf('sof', await readDocumentRows(sql, player), await readRequested(sql, player))
  if (types.every((type) => offered.includes(type))) return undefined
  return refuse('checkFields', { details: { fields: { selectedTypes: { rule: 'oneOf' } } } })
}

function documentsIn({ house: { settings } }: PlayerContext, types: readonly FundsType[], upload: Upload): NewDocument[] | Refused {
  const asked = {
    amountVersion: settings.get('sourceOfFunds.amountVersion'),
    amountRanges: settings.get('sourceOfFunds.amountRanges'),
    amountRequired: settings.get('sourceOfFunds.amountRequired'),
  }
  const fields = types.map((type) => fundsField(type, asked))
  const amounts = formatAll(fields, Object.fromEntries(Object.entries(upload.amount).map(([type, amount]) => [`amount.${type}`, amount])))
  const given = (type: string) => upload.files[type] ?? []
  // One document can prove several sources: a type without a file of its own relies on those sent with the others.
  const without = settings.get('sourceOfFunds.fileRequired') && types.every((type) => given(type).length === 0) ? types : []
  const wrong = { ...checkAll(fields, amounts), ...Object.fromEntries(without.map((type) => [`files.${type}`, { rule: 'fileRequired' }])) }
  if (Object.keys(wrong).length > 0) return refuse('checkFields', { details: { fields: wrong } })
  const received: ReceivedFile[][] = []
  for (const type of types) {
    const files = receiveFiles(settings, given(type))
    if (isRefused(files)) return files
    received.push(files)
  }
  const shared = received.flat()
  return types.map((type, place) => {
    const [amount, own = []] = [amounts[`amount.${type}`], received[place]]
    const details = { name: '', fields: {}, ...(amount ? { amount } : {}) }
    return { group: 'sof', type, details, files: own.length > 0 ? own : shared }
  })
}
