import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { linkPerson } from '../../knowing/identity/index.ts'
import type { PersonEvidence } from '../../knowing/identification-contract/index.ts'
import { sealNewPerson, type Personal } from '../players/person.ts'
import { writePlayer } from '../players/write-player.ts'
import { openWallet } from '../../money/wallet/index.ts'
import type { Consent } from './consent.sql.ts'
import { claimIdentity } from './duplicates.ts'
import { writeWhatWasSaid } from './write-registration.ts'
import { readPersonKey } from '../../base/keys/person-key.sql.ts'

/** Somebody who types nothing: a service proved who they are, and they ticked the consents. */
type ProvenPlayer = {
  owner: { shard: number; player: bigint }
  person: PersonEvidence
  currency: string
  language: string
  consents: readonly Consent[]
  addressIndex: string
  /** How they registered, for the audit log. */
  by: string
}

/** Converts a proven person into an account's personal data; no service of this kind supplies an e-mail address. */
export function personIn({ firstName = '', lastName = '', birthDate = '', gender, address, nationalId }: PersonEvidence): Personal {
  const { street, zipCode, city } = address ?? {}
  return {
    email: '',
    firstName,
    lastName,
    birthDate,
    ...(gender ? { gender } : {}),
    ...(street ? { street } : {}),
    ...(zipCode ? { zipCode } : {}),
    ...(city ? { city } : {}),
    ...(nationalId ? { nationalIdNumber: nationalId.value } : {}),
  }
}

/**
 * Opens an account for a proven person in the caller's transaction; returns false if they have one, and the caller must
 * roll back.
 */
export async function writeProvenPlayer(tx: Sql, house: House, given: ProvenPlayer): Promise<boolean> {
  const { owner, person, currency, language, consents, addressIndex, by } = given
  const data = personIn(person)
  const at = house.clock.now()
  const country = person.country ?? ''
  const player = {
    shard: owner.shard,
    id: owner.player,
    country,
    currency,
    language,
    birth_date: data.birthDate,
    created_at: at,
    password_hash: null,
    status: 'active' as const,
    // If they have already paid, their instrument is sealed with this key.
    ...sealNewPerson(house, { shard: owner.shard, id: owner.player }, data, await readPersonKey(tx, owner)),
  }
  if (!(await linkPerson(tx, house, owner, person))) return false
  if (await claimIdentity(house, tx, owner, data, country)) return false
  if (!(await writePlayer(tx, player, house.personal.indexOf('login', `player:${owner.player}`)))) return false
  await openWallet(tx, { ...owner, currency })
  const choice = { campaign: -1, version: null, promoCode: null, referralCode: null }
  await writeWhatWasSaid(tx, { house, language, addressIndex }, owner, { person: data, choice, consents })
  const who = `player:${owner.player}` as const
  await writeAudit(tx, { at, actor: who, action: 'player.register', subject: who, details: { country, currency, method: by } })
  return true
}
