import { yearsBefore } from '@fairhouse/fields'
import { nationalIdKey } from '@fairhouse/fields/national-id.ts'
import { appliedRules } from '../../settings/index.ts'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { readPlayer, verifyAge, type PlayerRow } from '../../people/players/index.ts'
import { accountRefusal } from '../../people/sign-in/index.ts'
import type { IdentificationRow } from '../identification/identification.sql.ts'
import { linkIdentity, readPlayerByIdentity, readPlayerByNationalId, writeNationalId, type Who } from './identity.sql.ts'
import type { PersonEvidence } from '../identification-contract/method.ts'

/**
 * What a proven person comes to: a player who may enter, somebody whom we do not know yet, one who is logged in and has
 * proven it, or no.
 */
export type Settled = { is: 'known'; player: PlayerRow } | { is: 'unknown' } | { is: 'confirmed' } | { is: 'refused'; why: Refused }

export type Try = Pick<IdentificationRow, 'purpose' | 'country' | 'shard' | 'player'>

/**
 * What follows from a service's word about a person. A known person passes the same checks as with a password; nobody
 * is known by an e-mail address or a national id that was only typed.
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

/** Which player a proven person is, without a word about whether they may enter. */
export async function whoIs(house: House, country: string, person: PersonEvidence): Promise<Settled> {
  const known = await playerOf(house, person)
  if (known === 'claimed') return no(refuse('duplicateIdentity'))
  if (known) return { is: 'known', player: known }
  const young = ageRefusal(house, person, person.country ?? country)
  return young ? no(young) : { is: 'unknown' }
}

const no = (why: Refused): Settled => ({ is: 'refused', why })

/** Where a person is kept among the identities: never in the open. */
export const subjectIndex = ({ personal }: House, { subject }: PersonEvidence): string =>
  personal.indexOf(`identity:${subject.issuer}`, subject.id)
export const nationalIdIndex = ({ personal, clock }: House, { country, value }: { country: string; value: string }): string =>
  personal.indexOf('national-id', nationalIdKey(country, value, clock.now().toISOString().slice(0, 10)))

/**
 * The player who this person is: known to the service, or by a national id that is proven. `claimed`: somebody has
 * typed that id.
 */
async function playerOf(house: House, person: PersonEvidence): Promise<PlayerRow | 'claimed' | undefined> {
  const { db } = house
  const linked = await readPlayerByIdentity(db, person.subject.issuer, subjectIndex(house, person))
  if (linked) return readPlayer(db, linked.shard, linked.player)
  const byId = person.nationalId && (await readPlayerByNationalId(db, nationalIdIndex(house, person.nationalId)))
  if (!byId) return undefined
  return byId.proven ? readPlayer(db, byId.shard, byId.player) : 'claimed'
}

/**
 * Whether somebody is of age by the day that a service vouches for. A service that tells no birth date leaves that to
 * the form and its checks.
 */
export function ageRefusal(house: House, { birthDate }: PersonEvidence, country: string): Refused | undefined {
  const { settings, clock } = house
  const age = Math.max(settings.get('playerAgeLimit.min'), appliedRules(house, country).minAge)
  const latest = yearsBefore(clock.now().toISOString().slice(0, 10), age)
  return birthDate && birthDate > latest ? refuse('ageRestricted', { details: { age } }) : undefined
}

/** A player who is logged in proves who they are: it has to be the person of the account. */
async function confirm(house: House, purpose: Try['purpose'], who: Who, person: PersonEvidence): Promise<Settled> {
  const player = await readPlayer(house.db, who.shard, who.player)
  if (!player) return no(refuse('noSession'))
  // A bank that was not asked for the day of birth, or does not know it, vouches for nothing here.
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

/** Takes back what was written of a person who turns out to be another player. */
class SomebodyElse extends Error {}

/**
 * Ties a player to a proven person, with the day of birth that is vouched for; false, with nothing to be kept of it,
 * where the person is another player.
 */
export async function linkPerson(tx: Sql, house: House, who: Who, person: PersonEvidence): Promise<boolean> {
  const now = house.clock.now()
  if (!(await linkIdentity(tx, person.subject.issuer, subjectIndex(house, person), who, now))) return false
  if (person.nationalId && !(await writeNationalId(tx, nationalIdIndex(house, person.nationalId), who, now))) return false
  if (person.birthDate) await verifyAge(tx, who, now)
  return true
}
