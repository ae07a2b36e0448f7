import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readConsents, writeConsent, type Who } from './consent.sql.ts'

/** The documents that a player accepts, and the error that says that one is not. Which page an error opens, the table of errors says (reading B). */
const errorOf = {
  'privacy-policy': 'termsNotAccepted',
  'terms-conditions': 'privacyNotAccepted',
  'licence-agreement': 'licenceNotAccepted',
} as const

export type Document = keyof typeof errorOf
/** Versions that somebody accepts now. */
export type Accepted = Partial<Record<Document, number | undefined>>

const documents = Object.keys(errorOf) as Document[] // its own keys

/** Which version of each document the settings ask for; 0 asks for none. */
export const versionsAsked = ({ settings }: Pick<House, 'settings'>): Record<Document, number> => ({
  'privacy-policy': settings.get('be.consent.privacyPolicyVersion'),
  'terms-conditions': settings.get('be.consent.termsVersion'),
  'licence-agreement': settings.get('be.consent.licenceVersion'),
})

/** The documents that a player has not accepted in the version that is asked for, besides what is accepted just now. */
export async function documentsAsked(house: House, who: Who, accepted: Accepted = {}): Promise<Document[]> {
  const asked = versionsAsked(house)
  if (documents.every((document) => asked[document] === 0)) return []
  const known = await readConsents(house.db, who)
  return documents.filter((document) => Math.max(known.get(document) ?? 0, accepted[document] ?? 0) < asked[document])
}

/** The first of them as a refusal that names it. */
export async function consentRefusal(house: House, who: Who, accepted: Accepted = {}): Promise<Refused | undefined> {
  const [stale] = await documentsAsked(house, who, accepted)
  return stale && refuse(errorOf[stale], { details: { document: stale, version: versionsAsked(house)[stale] } })
}

/** Keeps what a player accepts; a version that nobody asks for is not kept as more than was asked. */
export async function writeConsents(sql: Sql, house: House, who: Who, accepted: Accepted, at: Date): Promise<void> {
  const asked = versionsAsked(house)
  for (const document of documents) {
    const version = accepted[document]
    if (version !== undefined && version > 0) await writeConsent(sql, who, document, Math.min(version, asked[document]), at)
  }
}
