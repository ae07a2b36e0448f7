import type { Documents, DocumentGroupView, SentDocument, VerificationStatuses } from '@fairhouse/contract'
import { groupNames, placeOfType, type DocumentGroup } from '@fairhouse/fields/lists/document-groups.ts'
import type { House, PlayerContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readPlayer, type PlayerRow } from '../../people/players/index.ts'
import { validationOffer } from '../automatic-validation/validation-offer.ts'
import { hasPendingRequest, standingOf, type Requested } from '../document-records/document-group.ts'
import { fieldsOf } from './document-fields.ts'
import { openDetails } from '../document-records/document-seal.ts'
import { readRequested } from '../document-records/requested-documents.ts'
import { readDocumentRows, type DocumentRow } from '../document-records/document.sql.ts'

/** Returns the state of each group of documents, what was sent, and what is requested. */
export async function readDocuments(asking: PlayerContext): Promise<Documents | Refused> {
  const { house, player } = asking
  const row = await readPlayer(house.db, player.shard, player.player)
  if (!row) return refuse('noSession')
  const [sent, requested] = [await readDocumentRows(house.db, player), await readRequested(house.db, player)]
  const views = await Promise.all(
    groupNames.map(async (group): Promise<[DocumentGroup, DocumentGroupView]> => [
      group,
      { ...standingOf(group, sent, requested), fields: await fieldsOf(asking, group, row) },
    ]),
  )
  return {
    groups: Object.fromEntries(views) as Documents['groups'], // a pair for each group
    verification: verificationOf(row, sent, requested),
    requests: requested.flatMap(({ type }) => placeOfType(type) ?? []),
    documents: sent.map((one) => sentDocumentOf(house, one)),
    automatic: await validationOffer(asking, sent, requested),
  }
}

/** Returns what documents, operators and services have verified of a player. */
function verificationOf(row: PlayerRow, sent: readonly DocumentRow[], requested: readonly Requested[]): VerificationStatuses {
  const isApproved = (group: DocumentGroup) => sent.some((one) => one.group === group && one.status === 'approved')
  const seen = row.validated_at !== null
  const status = (is: boolean) => (is ? ('verified' as const) : ('notVerified' as const))
  return {
    ageVerificationStatus: status(seen || row.age_verified_at !== null || isApproved('identity')),
    nameVerificationStatus: status(seen || isApproved('identity')),
    addressVerificationStatus: status(seen || isApproved('address')),
    userValidated: seen || row.age_verified_at !== null,
    hasPendingDocumentRequest: hasPendingRequest(sent, requested),
  }
}

/** Lists what a player has sent, for an operator. */
export const readSentDocuments = async (house: House, owner: { shard: number; player: bigint }): Promise<SentDocument[]> =>
  (await readDocumentRows(house.db, owner)).map((one) => sentDocumentOf(house, one))

/** Returns a document as its player sees it, with only its name of the details. */
export function sentDocumentOf(house: House, row: DocumentRow): SentDocument {
  const { id, group, type, status, reason, files, uploaded_at: uploadedAt, decided_at: decidedAt } = row
  const { name } = openDetails(house, row)
  return { id, group, type, name, status, reason, files, uploadedAt: uploadedAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null }
}
