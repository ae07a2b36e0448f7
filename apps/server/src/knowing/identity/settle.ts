import { yearsBefore } from '@fairhouse/fields'
import { nationalIdKey } from '@fairhouse/fields/national-id.ts'
import { appliedRules } from '../../settings/index.ts'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readPlayer, verifyAge, type PlayerRow } from '../../people/players/index.ts'
import { accountRefusal } from '../../people/sign-in/index.ts'
import type { IdentificationRow } from '../identification/identification.sql.ts'
import {
  linkIdentity,
  readPlayerByIdentity,
  readPlayerByNationalId,
  writeNationalId,
  writeTypedNationalId,
  type Who,
} from './identity.sql.ts'
import type { PersonEvidence } from '../identification-contract/method.ts'

/**
 * What a proven person leads to: a player who may enter, an unknown person, a logged-in player's confirmation, or a
 * refusal.
 */
export type Settled = { is: 'known'; player: PlayerRow } | { is: 'unknown' } | { is: 'confirmed' } | { is: 'refused'; why: Refused }

export type Try = Pick<IdentificationRow, 'purpose' | 'country' | 'shard' | 'player'>

/**
 * Settles a service's evidence about a person. A known person passes the same checks as with a password; an e-mail
 * address or a merely typed national id identifies nobody.
 */
export async function settle(house: House, { purpose, country, shard, player }: Try, person: PersonEvidence): Promise<Settled> {
  if ((purpose === 'age' || purpose === 'deposit') && shard !== null && player !== null)
    return confirm(house, purpose, { shard, player }, person)
  const settled = await whoIs(house, country, person)
  if (purpose === 'proof')
    return settled.is === 'known' && settled.player.id === player ? { is: 'confirmed' } : no(refuse('identificationFailed'))
  const barred = settled.is === 'known' ? await accountRefusal({ house, country }, settled.player) : undefined
  return barred ? no(barred) : settled
}

/** Returns which player a proven person is, leaving aside whether they may enter. */
export async function whoIs(house: House, country: string, person: PersonEvidence): Promise<Settled> {
  const known = await playerOf(house, person)
  if (known === 'claimed') return no(refuse('duplicateIdentity'))
  if (known) return { is: 'known', player: known }
  const young = ageRefusal(house, person, person.country ?? country)
  return young ? no(young) : { is: 'unknown' }
}

const no = (why: Refused): Settled => ({ is: 'refused', why })

/** Returns a blind index of the person. */
export const subjectIndex = ({ personal }: House, { subject }: PersonEvidence): string =>
  personal.indexOf(`identity:${subject.issuer}`, subject.id)
export const nationalIdIndex = ({ personal, clock }: House, { country, value }: { country: string; value: string }): string =>
  personal.indexOf('national-id', nationalIdKey(country, value, clock.now().toISOString().slice(0, 10)))

/**
 * Finds the player of a person: known to the service, or with a proven national id. `claimed`: somebody typed that id.
 */
async function playerOf(house: House, person: PersonEvidence): Promise<PlayerRow | 'claimed' | undefined> {
  const { db } = house
  const linked = await readPlayerByIdentity(db, person.subject.issuer, subjectIndex(house, person))
  if (linked) return readPlayer(db, linked.shard, linked.player)
  const byId = person.nationalId && (await readPlayerByNationalId(db, nationalIdIndex(house, person.nationalId)))
  if (!byId) return undefined
  return byId.proven ? readPlayer(db, byId.shard, byId.player) : 'claimed'
}

/** Refuses somebody under age by the birth date a service vouches for. Without one, the form and its checks decide. */
export function ageRefusal(house: House, { birthDate }: PersonEvidence, country: string): Refused | undefined {
  const { settings, clock } = house
  const age = Math.max(settings.get('playerAgeLimit.min'), appliedRules(house, country).minAge)
  const latest = yearsBefore(clock.now().toISOString().slice(0, 10), age)
  return birthDate && birthDate > latest ? refuse('ageRestricted', { details: { age } }) : undefined
}

/** Confirms a logged-in player: the person must be the account's. */
async function confirm(house: House, purpose: Try['purpose'], who: Who, person: PersonEvidence): Promise<Settled> {
  const player = await readPlayer(house.db, who.shard, who.player)
  if (!player) return no(refuse('noSession'))
  // A bank that gives no birth date proves no age.
  if (purpose === 'age' && !person.birthDate) return no(refuse('ageNotVerified'))
  const young = ageRefusal(house, person, player.country)
  if (young) return no(young)
  if (person.birthDate && person.birthDate !== player.birth_date) return no(refuse('identificationFailed'))
  return house.db
    .transaction(async (tx): Promise<Settled> => {
      if (!(await linkPerson(tx, house, who, person))) throw new SomebodyElse()
      return { is: 'confirmed' }
    })
    .catch((error: unknown) => {
      if (error instanceof SomebodyElse) return no(refuse('duplicateIdentity'))
      throw error
    })
}

/** Rolls back if the person turns out to be another player. */
class SomebodyElse extends Error {}

/**
 * Links a player to a proven person and birth date. Returns false if the person is another player: the caller must roll
 * back.
 */
export async function linkPerson(tx: Sql, house: House, who: Who, person: PersonEvidence): Promise<boolean> {
  const now = house.clock.now()
  if (!(await linkIdentity(tx, person.subject.issuer, subjectIndex(house, person), who, now))) return false
  if (person.nationalId && !(await writeNationalId(tx, nationalIdIndex(house, person.nationalId), who, now))) return false
  if (person.birthDate) await verifyAge(tx, who, now)
  return true
}

/**
 * Claims a national id that a player has typed, in the caller's transaction; kept as a blind index. Returns false if
 * another player has it. An id that was only typed, for an account opened before `staleBefore` and never activated, is
 * taken over.
 */
export const claimNationalId = (
  house: House,
  tx: Sql,
  owner: Who,
  id: { country: string; value: string },
  staleBefore: Date,
): Promise<boolean> => writeTypedNationalId(tx, nationalIdIndex(house, id), owner, staleBefore)
