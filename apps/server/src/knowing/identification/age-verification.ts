import type { IdentificationMethod } from '@fairhouse/contract'
import type { Answers, Takes } from '@fairhouse/contract/caller.ts'
import type { House, PlayerContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { readPlayer } from '../../people/players/index.ts'
import { deviceOf } from './device.ts'
import { readLastAgeCheck } from './identification.sql.ts'
import type { Outcome } from './look-again.ts'
import { methodNamed } from '../identification-methods/methods.ts'
import { beginTry } from './start-identification.ts'
import { identificationPlace } from './identification-seal.ts'

type Answer = Answers<'GET /api/age-verification'>

/** Where the player starts, and comes back to. */
const page = '/my/verification'

/** Returns whether a service has confirmed the player's age, which services can, and the state of the last attempt. */
export async function readAgeVerification({ house, player }: PlayerContext): Promise<Answer | Refused> {
  const row = await readPlayer(house.db, player.shard, player.player)
  if (!row) return refuse('noSession')
  const methods = offeredTo(house, row.country)
  if (row.age_verified_at) return { status: 'verified', methods }
  const last = await readLastAgeCheck(house.db, player)
  if (last?.status === 'pending' && last.returned && last.expires_at > house.clock.now()) return { status: 'pending', methods }
  const told =
    last?.sealed_outcome && house.personal.open<Outcome>(last.sealed_outcome, identificationPlace('outcome', last.token_hash)).payload
  const { error, errorCode, errorDetails } = told ?? {}
  if (error === undefined || errorCode === undefined) return { status: 'notVerified', methods }
  return { status: 'notVerified', methods, refusal: { error, errorCode, ...(errorDetails ? { errorDetails } : {}) } }
}

/**
 * Begins to verify a logged-in player's age at their bank: the browser goes to `redirectUrl` and returns to the given
 * page of ours.
 */
export async function initIdinAgeVerification(
  asking: PlayerContext,
  { bic, returnUrl }: Takes<'POST /api/age-verification/idin'>,
): Promise<Answers<'POST /api/age-verification/idin'> | Refused> {
  const { house, player } = asking
  const row = await readPlayer(house.db, player.shard, player.player)
  const method = methodNamed('idin')
  if (!row || !method || !offeredTo(house, row.country).includes('idin')) return refuse('identificationFailed')
  if (row.age_verified_at) return refuse('verifiedBefore')
  const begun = await beginTry(asking, { method: 'idin', purpose: 'age', bic, goOn: returnUrl ?? page }, method, deviceOf(asking))
  if (isRefused(begun)) return begun
  return begun.url ? { redirectUrl: begun.url, expirationTime: begun.expirationTime } : refuse('identityServiceUnavailable')
}

/** Returns the services that can verify the age of a country's players. */
function offeredTo({ settings }: House, country: string): IdentificationMethod[] {
  return settings.get('be.idin.issuer') !== '' && settings.get('be.idin.ageCountries').includes(country) ? ['idin'] : []
}
