import type { Answers } from '@fairhouse/contract/caller.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House, PlayerContext, SessionPlayer } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { documentsAsked, versionsAsked, writeConsents, type Accepted, type Document } from './consent.ts'

/** While logged in, errors match their texts: 155 is about the terms, 156 about the privacy policy. */
const errorOf = {
  'terms-conditions': 'termsNotAccepted',
  'privacy-policy': 'privacyNotAccepted',
  'licence-agreement': 'licenceNotAccepted',
} as const satisfies Record<Document, string>

/**
 * Refuses to deposit or play until a player who was logged in when a new version came accepts it, if the setting
 * requires that.
 */
export async function consentWhileIn(house: House, player: SessionPlayer): Promise<Refused | undefined> {
  if (!house.settings.get('be.consent.whileLoggedIn')) return undefined
  const [stale] = await documentsAsked(house, player)
  return stale && refuse(errorOf[stale], { details: { document: stale, version: versionsAsked(house)[stale] } })
}

/** Returns the documents that the player has yet to accept, with versions. */
export async function readConsentsAsked({ house, player }: PlayerContext): Promise<Answers<'GET /api/consent'>> {
  const versions = versionsAsked(house)
  return { asked: Object.fromEntries((await documentsAsked(house, player)).map((document) => [document, versions[document]])) }
}

/** Records that the player accepts documents. */
export async function acceptConsents(
  { house, player }: PlayerContext,
  { accepted }: { accepted: Accepted },
): Promise<Record<string, never>> {
  const at = house.clock.now()
  const subject = `player:${player.player}` as const
  await house.db.transaction(async (tx) => {
    await writeConsents(tx, house, player, accepted, at)
    await writeAudit(tx, { at, actor: subject, action: 'consent.accept', subject, details: { ...accepted } })
  })
  return {}
}
