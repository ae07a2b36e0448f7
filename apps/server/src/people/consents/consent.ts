import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readConsents, writeConsent, type Who } from './consent.sql.ts'

/** The documents to accept, and the error for each. The error table says which page an error opens (reading B). */
const errorOf = {
  'privacy-policy': 'termsNotAccepted',
  'terms-conditions': 'privacyNotAccepted',
  'licence-agreement': 'licenceNotAccepted',
} as const

export type Document = keyof typeof errorOf
/** The versions being accepted now. */
export type Accepted = Partial<Record<Document, number | undefined>>

const documents = Object.keys(errorOf) as Document[] // the table's own keys
/** The names of the pages that players agree to. */
export const consentDocuments: readonly string[] = documents

/** Returns the version of each document that the settings require; 0 requires none. */
export const versionsAsked = ({ settings }: Pick<House, 'settings'>): Record<Document, number> => ({
  'privacy-policy': settings.get('be.consent.privacyPolicyVersion'),
  'terms-conditions': settings.get('be.consent.termsVersion'),
  'licence-agreement': settings.get('be.consent.licenceVersion'),
})

/** Returns the documents a player has not accepted in the required version, apart from those being accepted now. */
export async function documentsAsked(house: House, who: Who, accepted: Accepted = {}): Promise<Document[]> {
  const asked = versionsAsked(house)
  if (documents.every((document) => asked[document] === 0)) return []
  const known = await readConsents(house.db, who)
  return documents.filter((document) => Math.max(known.get(document) ?? 0, accepted[document] ?? 0) < asked[document])
}

/** Returns the refusal that names the first such document. */
export async function consentRefusal(house: House, who: Who, accepted: Accepted = {}): Promise<Refused | undefined> {
  const [stale] = await documentsAsked(house, who, accepted)
  return stale && refuse(errorOf[stale], { details: { document: stale, version: versionsAsked(house)[stale] } })
}

/** Records what a player accepts, at most the version that is required. */
export async function writeConsents(sql: Sql, house: House, who: Who, accepted: Accepted, at: Date): Promise<void> {
  const asked = versionsAsked(house)
  for (const document of documents) {
    const version = accepted[document]
    if (version !== undefined && version > 0) await writeConsent(sql, who, document, Math.min(version, asked[document]), at)
  }
}
