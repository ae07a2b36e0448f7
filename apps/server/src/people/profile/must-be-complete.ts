import type { PlayerContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { knownProfile, missingIn } from './profile-fields.ts'

/** Refuses (303, with the missing fields) if the operator requires complete profiles before money moves. */
export async function profileRefusal(asking: PlayerContext): Promise<Refused | undefined> {
  if (!asking.house.settings.get('profile.mustBeComplete')) return undefined
  const known = await knownProfile(asking)
  if (isRefused(known)) return known
  const missing = missingIn(known)
  return missing.length > 0 ? refuse('profileFieldsToCheck', { details: { fields: missing } }) : undefined
}
